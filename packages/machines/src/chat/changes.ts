import { type Outcome, errorOf } from '../outcome.ts';
import type { ChatContext, ChatEvent, OutgoingMessage, WrittenMessage } from './types.ts';

type Outgoing = ChatContext['outgoing'];

const fresh = { sentAt: null, refusal: null, failure: null } as const;

/** Restores stored messages, whose delivery is unknown. */
export function withUnknownDelivery(messages: readonly WrittenMessage[]): Outgoing {
  return messages.map(({ key, text, writtenAt }) => ({
    ...fresh,
    key,
    text,
    writtenAt,
    delivery: 'unknown',
  }));
}

/** Appends a new message; a duplicate key is the same tap. */
export function written({ outgoing, now }: ChatContext, { key, text }: WrittenText): Outgoing {
  if (outgoing.some((message) => message.key === key)) return outgoing;
  return [...outgoing, { ...fresh, key, text, writtenAt: now(), delivery: 'queued' }];
}

type WrittenText = Pick<WrittenMessage, 'key' | 'text'>;

/** Moves a failed message to the end of the queue. */
export function writtenAgain({ outgoing }: ChatContext, key: string): Outgoing {
  const again = outgoing.find((message) => message.key === key && message.delivery === 'failed');
  if (again === undefined) return outgoing;
  const others = outgoing.filter((message) => message !== again);
  return [...others, { ...again, ...fresh, delivery: 'queued' }];
}

export function discarded({ outgoing }: ChatContext, key: string): Outgoing {
  return outgoing.filter((message) => message.key !== key || message.delivery !== 'failed');
}

/**
 * Removes messages that the chat lists. A message sent before the chat was read is in it, even
 * where the upstream returns no keys.
 */
export function listed({ outgoing }: ChatContext, { keys, readAt }: Listing): Outgoing {
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
export function theOne(
  context: ChatContext,
  delivery: OutgoingMessage['delivery'],
): OutgoingMessage {
  const message = firstOf(context, delivery);
  if (message === undefined) throw new TypeError(`No message is ${delivery}`);
  return message;
}

/** Updates the first message with a delivery state. */
function moved(
  context: ChatContext,
  from: OutgoingMessage['delivery'],
  change: Partial<OutgoingMessage>,
): Outgoing {
  const one = firstOf(context, from);
  return context.outgoing.map((message) => (message === one ? { ...message, ...change } : message));
}

export const begun = (context: ChatContext) => moved(context, 'queued', { delivery: 'sending' });

/** Records the outcome of a call; a lost one may have arrived. */
export function answered(context: ChatContext, outcome: Outcome<null>): Outgoing {
  if (outcome.kind === 'done') {
    return moved(context, 'sending', { delivery: 'sent', sentAt: context.now() });
  }
  const delivery = outcome.kind === 'refused' ? 'failed' : 'unknown';
  return moved(context, 'sending', { delivery, ...errorOf(outcome) });
}

export const found = (context: ChatContext) =>
  moved(context, 'unknown', { delivery: 'sent', sentAt: context.now(), failure: null });

export const missed = (context: ChatContext) => moved(context, 'unknown', { delivery: 'failed' });
