import { type Outcome, errorOf } from '../outcome.ts';
import type { ChatContext, ChatEvent, OutgoingMessage, WrittenMessage } from './types.ts';

type Outgoing = ChatContext['outgoing'];

const fresh = { sentAt: null, refusal: null, failure: null } as const;

/** Restores stored messages, whose delivery is unknown. */
export function restoreMessages(messages: readonly WrittenMessage[]): Outgoing {
  return messages.map(({ key, text, writtenAt }) => ({
    ...fresh,
    key,
    text,
    writtenAt,
    delivery: 'unknown',
  }));
}

/** Appends a new message; a duplicate key is the same tap. */
export function addMessage({ outgoing, now }: ChatContext, { key, text }: WrittenText): Outgoing {
  if (outgoing.some((message) => message.key === key)) return outgoing;
  return [...outgoing, { ...fresh, key, text, writtenAt: now(), delivery: 'queued' }];
}

type WrittenText = Pick<WrittenMessage, 'key' | 'text'>;

/** Moves a failed message to the end of the queue. */
export function requeueMessage({ outgoing }: ChatContext, key: string): Outgoing {
  const failed = outgoing.find((message) => message.key === key && message.delivery === 'failed');
  if (failed === undefined) return outgoing;
  const others = outgoing.filter((message) => message !== failed);
  return [...others, { ...failed, ...fresh, delivery: 'queued' }];
}

export function discardMessage({ outgoing }: ChatContext, key: string): Outgoing {
  return outgoing.filter((message) => message.key !== key || message.delivery !== 'failed');
}

/**
 * Removes messages that the chat lists. A message sent before the chat was read is in it, even
 * where the upstream returns no keys.
 */
export function removeListed({ outgoing }: ChatContext, { keys, readAt }: Listing): Outgoing {
  const isThere = ({ key, delivery, sentAt }: OutgoingMessage) =>
    (delivery === 'sent' && sentAt !== null && sentAt < readAt) ||
    ((delivery === 'sent' || delivery === 'failed') && keys.includes(key));
  return outgoing.filter((message) => !isThere(message));
}

type Listing = Extract<ChatEvent, { type: 'LISTED' }>;

/** Returns the first message with a delivery state. */
export function firstOf(
  { outgoing }: ChatContext,
  delivery: OutgoingMessage['delivery'],
): OutgoingMessage | undefined {
  return outgoing.find((message) => message.delivery === delivery);
}

/** Returns the first message with a delivery state. Throws TypeError for none. */
export function requireFirst(
  context: ChatContext,
  delivery: OutgoingMessage['delivery'],
): OutgoingMessage {
  const message = firstOf(context, delivery);
  if (message === undefined) throw new TypeError(`No message is ${delivery}`);
  return message;
}

/** Updates the first message with a delivery state. */
function updateFirst(
  context: ChatContext,
  from: OutgoingMessage['delivery'],
  change: Partial<OutgoingMessage>,
): Outgoing {
  const first = firstOf(context, from);
  return context.outgoing.map((message) =>
    message === first ? { ...message, ...change } : message,
  );
}

export const markSending = (context: ChatContext) =>
  updateFirst(context, 'queued', { delivery: 'sending' });

/** Records the outcome of a call; a lost one may have arrived. */
export function recordOutcome(context: ChatContext, outcome: Outcome<null>): Outgoing {
  if (outcome.kind === 'done') {
    return updateFirst(context, 'sending', { delivery: 'sent', sentAt: context.now() });
  }
  const delivery = outcome.kind === 'refused' ? 'failed' : 'unknown';
  return updateFirst(context, 'sending', { delivery, ...errorOf(outcome) });
}

export const markSent = (context: ChatContext) =>
  updateFirst(context, 'unknown', { delivery: 'sent', sentAt: context.now(), failure: null });

export const markFailed = (context: ChatContext) =>
  updateFirst(context, 'unknown', { delivery: 'failed' });
