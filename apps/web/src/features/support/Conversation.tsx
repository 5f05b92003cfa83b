import type { ChatEvent } from '@corro/machines';
import { ChatDay, ChatLog } from '@corro/ui';
import { useI18n, type I18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { ChatBubble } from './ChatBubble.tsx';
import { byDays, type ChatRow } from './chatRows.ts';

export interface ConversationProps {
  readonly rows: readonly ChatRow[];
  readonly send: (event: ChatEvent) => void;
}

/** The messages, by days. */
export function Conversation({ rows, send }: ConversationProps) {
  const words = useI18n();
  const now = useServices().clock.now();
  const last = rows.at(-1);
  return (
    <ChatLog
      label={words.t('chat.label')}
      // One that fails grows by its reason and its buttons.
      last={`${last?.id} ${last?.outgoing?.status}`}
      lastIsOwn={last?.author === 'customer'}
    >
      {byDays(rows, (at) => dayName(at, now, words)).map(({ name, rows: ofDay }) => (
        <ChatDay key={name} label={name}>
          {ofDay.map((row) => (
            <ChatBubble key={row.id} row={row} send={send} />
          ))}
        </ChatDay>
      ))}
    </ChatLog>
  );
}

const dayMs = 24 * 60 * 60_000;

/** The name of the day of a moment: today, yesterday, or its date. Epoch milliseconds. */
function dayName(at: number, now: number, { t, date }: Pick<I18n, 't' | 'date'>): string {
  const day = date(at);
  if (day === date(now)) return t('chat.today');
  return day === date(now - dayMs) ? t('chat.yesterday') : day;
}
