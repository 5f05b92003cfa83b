import { configQuery } from '@corro/client';
import { checkMessage, dayMs, limits, withdrawMinimum } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  Button,
  Card,
  EmptyState,
  formatMoney,
  Inline,
  MessageComposer,
  type MessageComposerHandle,
  Page,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useIsOnline } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../common/ages.tsx';
import { chatDraftField, chatDraftForm } from '../../common/activity/operation.ts';
import { problemText } from '../../common/problemText.ts';
import { QuietLines } from '../../common/QuietLines.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { makeKey } from '../../flows/makeKey.ts';
import { type Draft, useDraft } from '../../flows/useDraft.ts';
import { paths, patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { CaseForLink, useCases } from './CaseForLink.tsx';
import { Conversation } from './Conversation.tsx';
import { useChat } from './useChat.ts';

export default function CustomerServiceScreen() {
  const { t } = useI18n();
  const { query, rows, send } = useChat();
  const cases = useCases();
  const times = useServiceTimes();
  const composer = useRef<MessageComposerHandle>(null);
  const draft = useDraft(chatDraftForm, [chatDraftField]);
  const begin = (text: string) => {
    draft.change(chatDraftField)(text);
    composer.current?.focus();
  };
  const hasWritten = rows.some(({ author }) => author === 'customer');
  const [isUnfolded, setUnfolded] = useState(false);
  const last = rows.at(-1)?.at ?? null;
  const now = useUpstreamTime();
  // An old notice must not open the chat like a new alarm.
  const isFolded = !hasWritten && !isUnfolded && last !== null && now - last > staleMs;
  const isWelcome = isFolded || rows.length === 0;
  const frequent = (
    <Topics text={draft.values[chatDraftField]} isCentred={isWelcome} onBegin={begin} />
  );
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
        <QueryView
          query={query}
          showsAge
          loading={<ChatSkeleton />}
          isEmpty={() => isWelcome}
          empty={
            <Stack gap={16}>
              <EmptyState
                picture="service"
                title={t({ id: 'chat.emptyTitle' })}
                text={times.length === 0 ? t({ id: 'chat.emptyText' }) : times.join('\n')}
                action={frequent}
              />
              {isFolded ? (
                <Button tone="quiet" fullWidth onPress={() => setUnfolded(true)}>
                  {t({ id: 'chat.earlier' })}
                </Button>
              ) : null}
              <Text as="p" size={14} tone="muted" align="center">
                {t({ id: 'safety.chat' })}
              </Text>
            </Stack>
          }
        >
          {() => (
            <>
              <QuietLines lines={[...times, t({ id: 'safety.chat' })]} />
              <Conversation rows={rows} cases={cases} send={send} />
              {hasWritten ? (
                <FoldedTopics>{frequent}</FoldedTopics>
              ) : (
                <Section title={t({ id: 'chat.emptyTitle' })}>{frequent}</Section>
              )}
            </>
          )}
        </QueryView>
      </Page>
      <CaseForLink cases={cases} />
    </Screen>
  );
}

/** Age from which notices stay folded until the customer has written. */
const staleMs = 30 * dayMs;

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

type Topic = (typeof topics)[number];

const topicNames = defineMessages({
  deposits: { id: 'chat.topic.deposits' },
  withdrawals: { id: 'chat.topic.withdrawals' },
  orders: { id: 'chat.topic.orders' },
  identity: { id: 'chat.topic.identity' },
});

const answers = defineMessages({
  deposits: { id: 'chat.answer.deposits' },
  withdrawals: { id: 'chat.answer.withdrawals' },
  orders: { id: 'chat.answer.orders' },
  identity: { id: 'chat.answer.identity' },
});

/** Address that the answer to each topic links to. */
const places: Readonly<Record<Topic, string>> = {
  deposits: paths.rechargeRecords(),
  withdrawals: patterns.withdrawRecords,
  orders: patterns.records,
  identity: patterns.realName,
};

interface TopicsProps {
  /** Current text of the message. */
  readonly text: string;
  /** True below the centred text of an empty chat. */
  readonly isCentred: boolean;
  readonly onBegin: (text: string) => void;
}

/**
 * Frequent topics, each with its answer; a message about one keeps what the customer has written.
 */
function Topics({ text, isCentred, onBegin }: TopicsProps) {
  const { t, numberLocale } = useI18n();
  const [shown, setShown] = useState<Topic | null>(null);
  const minWithdraw = useQuery(configQuery(useApi())).data?.minWithdraw ?? null;
  const beginning = (topic: Topic) =>
    `${t({ id: 'chat.topicOf' }, { topic: t(topicNames[topic]) })} `;
  const isUntouched = text.trim() === '' || topics.some((topic) => beginning(topic) === text);
  const figures = {
    deposit: formatMoney(numberLocale, limits.rechargeMinimum, 'US$'),
    withdrawal: formatMoney(numberLocale, withdrawMinimum(minWithdraw), 'US$'),
  };
  return (
    <Stack gap={16}>
      <Inline gap={8} justify={isCentred ? 'center' : 'start'}>
        {topics.map((topic) => (
          <Button
            key={topic}
            tone="neutral"
            size="small"
            expanded={topic === shown}
            onPress={() => setShown(topic === shown ? null : topic)}
          >
            {t(topicNames[topic])}
          </Button>
        ))}
      </Inline>
      {shown === null ? null : (
        <Card>
          <Stack gap={12}>
            <Text as="p">{t(answers[shown], figures)}</Text>
            <Button tone="neutral" fullWidth href={places[shown]}>
              {t({ id: 'chat.see' }, { place: t(topicNames[shown]) })}
            </Button>
            <Button
              tone="quiet"
              fullWidth
              onPress={() => onBegin(isUntouched ? beginning(shown) : text)}
            >
              {t({ id: 'chat.ask' })}
            </Button>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** Topics behind a button, below a conversation under way. */
function FoldedTopics({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={8}>
      <Button
        tone="quiet"
        size="small"
        fullWidth
        expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {t({ id: 'chat.topics' })}
      </Button>
      {isOpen ? children : null}
    </Stack>
  );
}

/** Opening hours and the time until an answer, as far as the operator announces them. */
function useServiceTimes(): readonly string[] {
  const { t } = useI18n();
  const { hours = null, minutes = null } = useQuery(configQuery(useApi())).data?.service ?? {};
  return [
    hours === null ? null : t({ id: 'chat.hours' }, { hours }),
    minutes === null ? null : t({ id: 'chat.wait' }, { minutes }),
  ].filter((part) => part !== null);
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
