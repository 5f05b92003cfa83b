import type { CustomerCase } from '@corro/client';
import { calendarDayIn, groupByDay } from '@corro/domain';
import type { ChatEvent, OutgoingView } from '@corro/machines';
import {
  Button,
  Card,
  ChatDay,
  ChatLog,
  Inline,
  Link,
  MessageBubble,
  Money,
  Stack,
  Tag,
  type TagProps,
  Text,
  useToast,
} from '@corro/ui';
import { useState } from 'react';
import { orDash, useI18n } from '../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../common/ages.tsx';
import { operationPath } from '../../common/activity/operation.ts';
import { dayText } from '../../common/calendarText.ts';
import { refusalText } from '../../common/errorText.ts';
import { FormFlowError } from '../../flows/FormFlowError.tsx';
import { SendButton } from '../../flows/SendButton.tsx';
import type { ChatRow } from './chatRows.ts';
import { operationName, stateText, subjectText, useCaseClosing } from './useCaseForms.ts';

interface ConversationProps {
  readonly rows: readonly ChatRow[];
  /** Cases replace the messages that opened them. */
  readonly cases: readonly CustomerCase[];
  readonly send: (event: ChatEvent) => void;
}

/** Number of messages shown at first, and added by each press of the button. */
const page = 100;

/** The last messages, by day, with a button for earlier ones. */
export function Conversation({ rows, cases, send }: ConversationProps) {
  const i18n = useI18n();
  const dayOf = calendarDayIn();
  const today = dayOf(useUpstreamTime());
  const last = rows.at(-1);
  const [shown, setShown] = useState(page);
  const caseOf = ({ caseNumber }: ChatRow) =>
    caseNumber === null ? undefined : cases.find((item) => item.caseNumber === caseNumber);
  return (
    <Stack gap={12}>
      {rows.length > shown ? (
        <Button tone="quiet" fullWidth onPress={() => setShown(shown + page)}>
          {i18n.t({ id: 'chat.earlier' })}
        </Button>
      ) : null}
      <ChatLog
        label={i18n.t({ id: 'chat.label' })}
        // The page scrolls to its end when this key changes. The key includes the status, because a
        // message that fails grows by its reason and buttons.
        last={`${last?.id} ${last?.outgoing?.status}`}
        lastIsOwn={last?.author === 'customer'}
      >
        {groupByDay(rows.slice(-shown), ({ at }) => at, dayOf).map(({ day, rows: ofDay }) => (
          <ChatDay key={day} label={dayText(day, today, i18n)}>
            {ofDay.map((row) => {
              const opened = caseOf(row);
              return opened === undefined ? (
                <ChatBubble key={row.id} row={row} send={send} />
              ) : (
                <CaseCard key={row.id} item={opened} />
              );
            })}
          </ChatDay>
        ))}
      </ChatLog>
    </Stack>
  );
}

/** A message with its time or its delivery status. */
function ChatBubble({ row, send }: { row: ChatRow; send: ConversationProps['send'] }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { author, text, at, outgoing } = row;
  const shared = {
    side: author === 'customer' ? ('own' as const) : ('other' as const),
    author: author === 'customer' ? t({ id: 'chat.you' }) : t({ id: 'shell.service' }),
    text,
  };
  const time = i18n.formatTime(at);
  if (outgoing?.status !== 'failed') {
    return <MessageBubble {...shared} foot={outgoing === null ? time : footOf(outgoing)} />;
  }
  const { key, refusal } = outgoing;
  return (
    <MessageBubble
      {...shared}
      foot={time}
      trouble={refusal === null ? t({ id: 'chat.notSent' }) : refusalText(refusal.code, i18n)}
      actions={
        <>
          <Button size="small" tone="neutral" onPress={() => send({ type: 'SEND_AGAIN', key })}>
            {t({ id: 'chat.sendAgain' })}
          </Button>
          <Button size="small" tone="quiet" onPress={() => send({ type: 'DISCARD', key })}>
            {t({ id: 'chat.discard' })}
          </Button>
        </>
      }
    />
  );

  function footOf({ status }: OutgoingView): string {
    return status === 'sent' ? t({ id: 'chat.sent' }, { time }) : t({ id: 'chat.sending' });
  }
}

const tones: Readonly<Record<NonNullable<CustomerCase['state']>, NonNullable<TagProps['tone']>>> = {
  open: 'caution',
  answered: 'accent',
  closed: 'neutral',
};

interface CaseProps {
  readonly item: CustomerCase;
}

/** A case in the chat: number, state, subject, and a link to its operation. */
function CaseCard({ item }: CaseProps) {
  const { t, formatTime } = useI18n();
  const show = useToast();
  const { caseNumber, state, subject, message, kind, operationNumber, createdAt } = item;
  const number = orDash(caseNumber);
  // Runs here and not in `Close`, which unmounts as soon as the list shows the case as closed.
  const closing = useCaseClosing(() =>
    show({ text: t({ id: 'case.closed' }, { number }), tone: 'success' }),
  );
  return (
    <Card tone="outline">
      <Stack gap={12}>
        <Inline justify="between" gap={8}>
          <Text weight="strong">{t({ id: 'case.number' }, { number })}</Text>
          {state === null ? null : <Tag tone={tones[state]}>{t(stateText[state])}</Tag>}
        </Inline>
        <Stack gap={4}>
          {subject === null ? null : <Text>{t(subjectText[subject])}</Text>}
          <Subject item={item} />
        </Stack>
        {message === null ? null : <Text>{message}</Text>}
        {kind === null || operationNumber === null ? null : (
          <Link href={operationPath({ kind, number: operationNumber })}>
            {t({ id: 'case.view' })}
          </Link>
        )}
        {caseNumber === null || state === 'closed' ? null : (
          <Close caseNumber={caseNumber} closing={closing} />
        )}
        <Text size={12} tone="muted">
          {formatTime(createdAt)}
        </Text>
      </Stack>
    </Card>
  );
}

function Subject({ item: { kind, name, amount } }: CaseProps) {
  const { t } = useI18n();
  const words = [kind === null ? null : t(operationName[kind]), name].filter(
    (word) => word !== null,
  );
  return (
    <Inline gap={8}>
      <Text size={14} tone="muted">
        {words.join(' · ')}
      </Text>
      {amount === null ? null : <Money amount={amount} unit="US$" size={14} />}
    </Inline>
  );
}

function Close({
  caseNumber,
  closing: { view, send },
}: {
  caseNumber: string;
  closing: ReturnType<typeof useCaseClosing>;
}) {
  const { t } = useI18n();
  return (
    <Stack gap={8}>
      <FormFlowError
        view={view}
        title={t({ id: 'case.closeFailed' })}
        unknown={{
          title: t({ id: 'case.closeUnknown' }),
          text: t({ id: 'case.closeUnknown.text' }),
        }}
      />
      <SendButton
        size="small"
        tone="neutral"
        view={view}
        busyLabel={t({ id: 'case.closing' })}
        offlineReason={t({ id: 'case.closeOffline' })}
        onPress={() => send({ type: 'SUBMIT', input: { caseNumber } })}
      >
        {t({ id: 'case.close' })}
      </SendButton>
    </Stack>
  );
}
