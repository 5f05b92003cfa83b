import type { CustomerCase } from '@corro/client';
import { calendar, groupByDay } from '@corro/domain';
import type { ChatEvent } from '@corro/machines';
import { Button, ChatDay, ChatLog, Stack } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { dayText } from '../../common/calendarText.ts';
import { CaseCard } from './CaseCard.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatRow } from './chatRows.ts';

export interface ConversationProps {
  readonly rows: readonly ChatRow[];
  /** Shown in place of the messages that opened them. */
  readonly cases: readonly CustomerCase[];
  readonly send: (event: ChatEvent) => void;
}

/** Messages that are shown at first, and added each time. */
const page = 100;

/** The messages, by days; of a long conversation its end, and a button for what was said before. */
export function Conversation({ rows, cases, send }: ConversationProps) {
  const i18n = useI18n();
  const dayOf = calendar();
  const today = dayOf(useServices().clock.now());
  const last = rows.at(-1);
  const [shown, setShown] = useState(page);
  const caseOf = ({ caseNumber }: ChatRow) =>
    caseNumber === null ? undefined : cases.find((one) => one.caseNumber === caseNumber);
  return (
    <Stack gap={12}>
      {rows.length > shown ? (
        <Button tone="quiet" fullWidth onPress={() => setShown(shown + page)}>
          {i18n.t({ id: 'chat.earlier' })}
        </Button>
      ) : null}
      <ChatLog
        label={i18n.t({ id: 'chat.label' })}
        // One that fails grows by its reason and its buttons.
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
                <CaseCard key={row.id} one={opened} />
              );
            })}
          </ChatDay>
        ))}
      </ChatLog>
    </Stack>
  );
}
