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
import { type Ref, useRef, useState } from 'react';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { chatDraftField, chatDraftForm } from '../../common/activity/operation.ts';
import { FraudNotice } from '../../common/FraudNotice.tsx';
import { problemText } from '../../common/problemText.ts';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { makeKey } from '../../flows/makeKey.ts';
import { type Draft, useDraft } from '../../flows/useDraft.ts';
import { Screen } from '../../shell/Screen.tsx';
import { CaseForLink, useCases } from './CaseSheet.tsx';
import { Conversation } from './Conversation.tsx';
import { useChat } from './useChat.ts';

export default function CustomerServiceScreen() {
  const { t } = useI18n();
  const { query, rows, send } = useChat();
  const cases = useCases();
  const composer = useRef<MessageComposerHandle>(null);
  const draft = useDraft(chatDraftForm, [chatDraftField]);
  const begin = (text: string) => {
    draft.change(chatDraftField)(text);
    composer.current?.focus();
  };
  return (
    <Screen
      footer={
        <WriteBar
          ref={composer}
          draft={draft}
          onSend={(message) => send({ type: 'SEND', ...message })}
        />
      }
    >
      <Page gap={16}>
        <FraudNotice about="chat" />
        <QueryView
          query={query}
          showsAge
          loading={<ChatSkeleton />}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              picture="service"
              title={t({ id: 'chat.emptyTitle' })}
              text={t({ id: 'chat.emptyText' })}
              action={<Topics text={draft.values[chatDraftField]} onBegin={begin} />}
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

interface TopicsProps {
  /** Current text of the message. */
  readonly text: string;
  readonly onBegin: (text: string) => void;
}

/** Frequent topics; each begins a message unless the customer has written one. */
function Topics({ text, onBegin }: TopicsProps) {
  const { t } = useI18n();
  const options = topics.map((topic) => {
    const name = t(topicNames[topic]);
    return { topic, name, beginning: `${t({ id: 'chat.topicOf' }, { topic: name })} ` };
  });
  const isUntouched = text.trim() === '' || options.some(({ beginning }) => beginning === text);
  return (
    <Inline gap={8} justify="center">
      {options.map(({ topic, name, beginning }) => (
        <Button
          key={topic}
          tone="neutral"
          size="small"
          onPress={() => onBegin(isUntouched ? beginning : text)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}

interface WriteBarProps {
  readonly draft: Draft<typeof chatDraftField>;
  readonly onSend: (message: { key: string; text: string }) => void;
  readonly ref: Ref<MessageComposerHandle>;
}

/** The message field; its draft survives a reload. */
function WriteBar({ draft, onSend, ref }: WriteBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const isOnline = useIsOnline();
  const { values, change, forget } = draft;
  const [key, setKey] = useState(() => makeKey());
  const text = values[chatDraftField];
  const problems = checkMessage(text);
  const isEmpty = problems.some(({ code }) => code === 'message-required');

  function send() {
    if (problems.length > 0) return;
    // Two presses in the same task have the same key, so that only one message is sent.
    onSend({ key, text: text.trim() });
    setKey(makeKey());
    change(chatDraftField)('');
    forget();
  }

  return (
    <MessageComposer
      ref={ref}
      label={t({ id: 'chat.write' })}
      sendLabel={t({ id: 'chat.send' })}
      value={text}
      onChange={change(chatDraftField)}
      onSend={send}
      disabled={isEmpty || !isOnline}
      problem={isEmpty ? undefined : problemText(problems, 'message', i18n)}
      hint={isOnline ? undefined : t({ id: 'chat.offline' })}
    />
  );
}
