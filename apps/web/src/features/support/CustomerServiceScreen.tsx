import { EmptyState, Inline, type MessageComposerHandle, Page, Skeleton, Stack } from '@corro/ui';
import { useRef } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { serviceField, serviceForm } from '../../common/activity/operation.ts';
import { FreeWithdrawal } from '../../common/FreeWithdrawal.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { Screen } from '../../shell/Screen.tsx';
import { CaseForLink, useCases } from './Cases.tsx';
import { Conversation } from './Conversation.tsx';
import { Topics } from './Topics.tsx';
import { useChat } from './useChat.ts';
import { WriteBar } from './WriteBar.tsx';

/** The chat with customer service. */
export default function CustomerServiceScreen() {
  const { t } = useI18n();
  const { query, rows, send } = useChat();
  const cases = useCases();
  const writing = useRef<MessageComposerHandle>(null);
  const draft = useDraft(serviceForm, [serviceField]);
  const begin = (text: string) => {
    draft.change(serviceField)(text);
    writing.current?.focus();
  };
  return (
    <Screen
      footer={
        <WriteBar
          ref={writing}
          draft={draft}
          onSend={(message) => send({ type: 'SEND', ...message })}
        />
      }
    >
      <Page gap={16}>
        <FreeWithdrawal inChat />
        <QueryView
          query={query}
          tellsAge
          loading={<ChatSkeleton />}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              picture="service"
              title={t({ id: 'chat.emptyTitle' })}
              text={t({ id: 'chat.emptyText' })}
              action={<Topics written={draft.values[serviceField]} onBegin={begin} />}
            />
          }
        >
          {() => <Conversation rows={rows} cases={cases} send={send} />}
        </QueryView>
      </Page>
      <CaseForLink cases={cases} />
    </Screen>
  );
}

/** Messages that are being read. */
function ChatSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton width="60%" height={44} />
      <Inline justify="end">
        <Skeleton width="50%" height={44} />
      </Inline>
      <Skeleton width="70%" height={64} />
    </Stack>
  );
}
