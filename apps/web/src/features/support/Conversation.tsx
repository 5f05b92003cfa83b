import type { ChatEvent } from '@corro/machines';
import { ChatDay, ChatLog } from '@corro/ui';
import { useServices } from '../../app/services.ts';
import { useWords } from '../../app/i18n/words.ts';
import { ChatBubble } from './ChatBubble.tsx';
import { byDays, type ChatRow } from './chatRows.ts';
import { dayName } from './dayName.ts';

export interface ConversationProps {
  readonly rows: readonly ChatRow[];
  readonly send: (event: ChatEvent) => void;
}

/** The messages, by days. */
export function Conversation({ rows, send }: ConversationProps) {
  const words = useWords();
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
