import type { ChatMessage } from '@corro/client';
import type { OutgoingView } from '@corro/machines';
import type { OwnMessages } from './ownMessages.ts';
import { rowKey } from '../../common/queries/rows.tsx';

/** A message as the screen shows it, whether it has arrived or not. */
export interface ChatRow {
  /** The same before and after it has arrived. */
  readonly id: string;
  readonly author: 'customer' | 'agent';
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Of the case that it opened; null for any other message. */
  readonly caseNumber: string | null;
  /** What is to be said of its way; null once the chat shows it. */
  readonly outgoing: OutgoingView | null;
}

/**
 * The chat as it was read, and behind it what is on its way. Where the upstream does not tell whose a
 * message is, it is the customer's if it is one of `own`.
 */
export function chatRows(
  listed: readonly ChatMessage[],
  outgoing: readonly OutgoingView[],
  own: OwnMessages,
): ChatRow[] {
  const keys = new Set(listed.map(({ clientKey }) => clientKey));
  let latest = 0;
  const arrived = listed.map((message, at) => {
    const { id, clientKey, author, text, createdAt } = message;
    // The device may have kept messages from before there were cases.
    const caseNumber = message.caseNumber ?? null;
    return {
      id: clientKey ?? rowKey(id, at),
      author: author ?? (own.has(message) ? ('customer' as const) : ('agent' as const)),
      text,
      caseNumber,
      // A message without a time comes after the ones before it.
      at: (latest = createdAt ?? latest),
      outgoing: null,
    };
  });
  const newest = arrived.at(-1)?.at ?? 0;
  const onTheWay = outgoing
    .filter(({ key }) => !keys.has(key))
    .map((message) => ({
      id: message.key,
      author: 'customer' as const,
      text: message.text,
      caseNumber: null,
      // The device's clock may be behind the server's.
      at: Math.max(newest, message.writtenAt),
      outgoing: message,
    }));
  return [...arrived, ...onTheWay];
}
