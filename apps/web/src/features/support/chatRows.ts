import type { ChatMessage } from '@corro/client';
import type { OutgoingView } from '@corro/machines';
import { rowKey } from '../../common/queries/rows.tsx';
import type { OwnMessages } from './ownMessages.ts';

/** A message on screen, delivered or not. */
export interface ChatRow {
  /** Key of the message, the same before and after delivery. */
  readonly id: string;
  readonly author: 'customer' | 'agent';
  readonly text: string;
  /** Epoch milliseconds; null where the upstream sends no readable time. */
  readonly at: number | null;
  /** Number of the case that the message opened; null for any other message. */
  readonly caseNumber: string | null;
  /** Delivery status; null once the chat lists the message. */
  readonly outgoing: OutgoingView | null;
}

/**
 * The loaded messages, followed by the outgoing ones. If the upstream does not report authors, the
 * messages in `messagesOfCustomer` are the customer's.
 */
export function chatRows(
  listed: readonly ChatMessage[],
  outgoing: readonly OutgoingView[],
  messagesOfCustomer: OwnMessages,
): ChatRow[] {
  const keys = new Set(listed.map(({ clientKey }) => clientKey));
  const arrived = listed.map((message, at) => {
    const { clientKey, author, text, createdAt } = message;
    // Messages cached by earlier versions have no case number.
    const caseNumber = message.caseNumber ?? null;
    return {
      id: clientKey ?? rowKey(message, at),
      author:
        author ?? (messagesOfCustomer.has(message) ? ('customer' as const) : ('agent' as const)),
      text,
      caseNumber,
      at: createdAt,
      outgoing: null,
    };
  });
  const newest = arrived.at(-1)?.at;
  const pending = outgoing
    .filter(({ key }) => !keys.has(key))
    .map((message) => ({
      id: message.key,
      author: 'customer' as const,
      text: message.text,
      caseNumber: null,
      // Not before the newest message, since the device's clock may be slow. Unknown if the newest
      // message has no time.
      at: newest === null ? null : Math.max(newest ?? 0, message.writtenAt),
      outgoing: message,
    }));
  return [...arrived, ...pending];
}
