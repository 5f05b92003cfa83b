import { checkMessage } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  Button,
  EmptyState,
  Inline,
  MessageComposer,
  type MessageComposerHandle,
  Page,
  Skeleton,
  Stack,
} from '@corro/ui';
import { type Ref, useRef } from 'react';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { serviceField, serviceForm } from '../../common/activity/operation.ts';
import { FreeWithdrawal } from '../../common/FreeWithdrawal.tsx';
import { problemText } from '../../common/problemText.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { makeKey } from '../../flows/makeKey.ts';
import { type Draft, useDraft } from '../../flows/useDraft.ts';
import { Screen } from '../../shell/Screen.tsx';
import { CaseForLink, useCases } from './CaseSheet.tsx';
import { Conversation } from './Conversation.tsx';
import { useChat } from './useChat.ts';

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

const topics = ['deposits', 'withdrawals', 'orders', 'identity'] as const;

const topicNames = defineMessages({
  deposits: { id: 'chat.topic.deposits' },
  withdrawals: { id: 'chat.topic.withdrawals' },
  orders: { id: 'chat.topic.orders' },
  identity: { id: 'chat.topic.identity' },
});

export interface TopicsProps {
  /** What stands in the message. */
  readonly written: string;
  /** Gets the beginning of a message; what the customer has written stays. */
  readonly onBegin: (text: string) => void;
}

/** What customers ask about most: each begins a message. */
export function Topics({ written, onBegin }: TopicsProps) {
  const { t } = useI18n();
  const options = topics.map((topic) => {
    const name = t(topicNames[topic]);
    return { topic, name, beginning: `${t({ id: 'chat.topicOf' }, { topic: name })} ` };
  });
  const isUntouched =
    written.trim() === '' || options.some(({ beginning }) => beginning === written);
  return (
    <Inline gap={8} justify="center">
      {options.map(({ topic, name, beginning }) => (
        <Button
          key={topic}
          tone="neutral"
          size="small"
          onPress={() => onBegin(isUntouched ? beginning : written)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}

export interface WriteBarProps {
  readonly draft: Draft<typeof serviceField>;
  readonly onSend: (message: { key: string; text: string }) => void;
  readonly ref: Ref<MessageComposerHandle>;
}

/** Where a message is written; what is half written survives a reload. */
export function WriteBar({ draft, onSend, ref }: WriteBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const isOnline = useIsOnline();
  const { values, change, forget } = draft;
  const text = values[serviceField];
  const problems = checkMessage(text);
  const saysNothing = problems.some(({ code }) => code === 'message-required');

  function send() {
    if (problems.length > 0) return;
    onSend({ key: makeKey(), text: text.trim() });
    change(serviceField)('');
    forget();
  }

  return (
    <MessageComposer
      ref={ref}
      label={t({ id: 'chat.write' })}
      sendLabel={t({ id: 'chat.send' })}
      value={text}
      onChange={change(serviceField)}
      onSend={send}
      disabled={saysNothing || !isOnline}
      problem={saysNothing ? undefined : problemText(problems, 'message', i18n)}
      hint={isOnline ? undefined : t({ id: 'chat.offline' })}
    />
  );
}
