import { type Outcome, errorOf } from '../outcome.ts';
import type { ChatContext, ChatEvent, OutgoingMessage, WrittenMessage } from './types.ts';

type Outgoing = ChatContext['outgoing'];

const fresh = { sentAt: null, refusal: null, failure: null } as const;

/** Messages whose end is not known, from storage. */
export function withUnknownDelivery(messages: readonly WrittenMessage[]): Outgoing {
  return messages.map(({ key, text, writtenAt }) => ({
    ...fresh,
    key,
    text,
    writtenAt,
    delivery: 'unknown',
  }));
}

/** A new message behind the others; a key that is there already is the same tap. */
export function written({ outgoing, now }: ChatContext, { key, text }: WrittenText): Outgoing {
  if (outgoing.some((message) => message.key === key)) return outgoing;
  return [...outgoing, { ...fresh, key, text, writtenAt: now(), delivery: 'queued' }];
}

type WrittenText = Pick<WrittenMessage, 'key' | 'text'>;

/** A failed message, behind the others once more. */
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
 * Drops messages that are in the chat. A message that was sent before the chat was read is in
 * it, even where the upstream does not tell keys.
 */
export function listed({ outgoing }: ChatContext, { keys, readAt }: Listing): Outgoing {
  const isThere = ({ key, delivery, sentAt }: OutgoingMessage) =>
    (delivery === 'sent' && sentAt !== null && sentAt < readAt) ||
    ((delivery === 'sent' || delivery === 'failed') && keys.includes(key));
  return outgoing.filter((message) => !isThere(message));
}

type Listing = Extract<ChatEvent, { type: 'LISTED' }>;

/** The first message with a delivery state; undefined where there is none. */
export function firstOf(
  { outgoing }: ChatContext,
  delivery: OutgoingMessage['delivery'],
): OutgoingMessage | undefined {
  return outgoing.find((message) => message.delivery === delivery);
}

/** The first message with a delivery state. Throws where there is none. */
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

/** How the call of sending ended; what did not come back may have arrived. */
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
