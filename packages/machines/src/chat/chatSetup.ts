import { checkMessage } from '@corro/domain';
import { assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import { errorOf, type Failure, type Outcome, type Refused } from '../outcome.ts';

/** A message as plain data, stored until it has arrived. */
export interface WrittenMessage {
  /** Idempotency-Key of the message. */
  readonly key: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

/**
 * Delivery state: `queued` behind another message, `sending`, `unknown` while the chat is searched
 * for it, `sent`, or `failed`, which the customer can resend.
 */
export type Delivery = 'queued' | 'sending' | 'unknown' | 'sent' | 'failed';

export interface OutgoingMessage extends WrittenMessage {
  readonly delivery: Delivery;
  /** Time of the server's confirmation, epoch milliseconds; null before. */
  readonly sentAt: number | null;
  /** Refusal; its sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  /** Failure after which it is unknown whether the message arrived. */
  readonly failure: Failure | null;
}

export interface ChatInput {
  /** Returns epoch milliseconds. */
  readonly now: () => number;
  /** Stored messages with unknown delivery; the flow reconciles them first. */
  readonly pending?: readonly WrittenMessage[];
}

export interface ChatContext {
  readonly now: () => number;
  /** Messages in the order of writing or resending. */
  readonly outgoing: readonly OutgoingMessage[];
  /** Number of searches so far for the first message with unknown delivery. */
  readonly reconcileAttempts: number;
}

export type ChatEvent =
  /** Ignored if `checkMessage` finds a problem. */
  | { readonly type: 'SEND'; readonly key: string; readonly text: string }
  /** Resends a failed message with its key. */
  | { readonly type: 'SEND_AGAIN'; readonly key: string }
  /** Removes a failed message. */
  | { readonly type: 'DISCARD'; readonly key: string }
  /** The chat was read at `readAt` (epoch milliseconds) and lists these keys. */
  | { readonly type: 'LISTED'; readonly keys: readonly string[]; readonly readAt: number };

type Outgoing = ChatContext['outgoing'];

const fresh = { sentAt: null, refusal: null, failure: null } as const;

/** Restores stored messages with unknown delivery. */
export function restoreMessages(messages: readonly WrittenMessage[]): Outgoing {
  return messages.map(({ key, text, writtenAt }) => ({
    ...fresh,
    key,
    text,
    writtenAt,
    delivery: 'unknown',
  }));
}

/**
 * Appends a new message. Ignores a key that is already in the list, because a double tap repeats
 * the event.
 */
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
 * Removes messages that the chat lists. A message that was sent before the chat was read is in the
 * chat, even where the upstream returns no keys.
 */
export function removeListed({ outgoing }: ChatContext, { keys, readAt }: Listing): Outgoing {
  const isThere = ({ key, delivery, sentAt }: OutgoingMessage) =>
    (delivery === 'sent' && sentAt !== null && sentAt < readAt) ||
    ((delivery === 'sent' || delivery === 'failed') && keys.includes(key));
  return outgoing.filter((message) => !isThere(message));
}

type Listing = Extract<ChatEvent, { type: 'LISTED' }>;

/** Returns the first message with this delivery state. */
function firstOf(
  { outgoing }: ChatContext,
  delivery: OutgoingMessage['delivery'],
): OutgoingMessage | undefined {
  return outgoing.find((message) => message.delivery === delivery);
}

/** Returns the first message with this delivery state. Throws TypeError for none. */
export function requireFirst(
  context: ChatContext,
  delivery: OutgoingMessage['delivery'],
): OutgoingMessage {
  const message = firstOf(context, delivery);
  if (message === undefined) throw new TypeError(`No message is ${delivery}`);
  return message;
}

/** Updates the first message with this delivery state. */
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

const markSending = (context: ChatContext) =>
  updateFirst(context, 'queued', { delivery: 'sending' });

/**
 * Records the outcome of a call. The delivery is unknown after a failed call, because the message
 * may have arrived.
 */
function recordOutcome(context: ChatContext, outcome: Outcome<null>): Outgoing {
  if (outcome.kind === 'done') {
    return updateFirst(context, 'sending', { delivery: 'sent', sentAt: context.now() });
  }
  const delivery = outcome.kind === 'refused' ? 'failed' : 'unknown';
  return updateFirst(context, 'sending', { delivery, ...errorOf(outcome) });
}

const markSent = (context: ChatContext) =>
  updateFirst(context, 'unknown', { delivery: 'sent', sentAt: context.now(), failure: null });

const markFailed = (context: ChatContext) =>
  updateFirst(context, 'unknown', { delivery: 'failed' });

/** Pauses before each search for a message with unknown delivery, milliseconds. */
const reconcilePausesMs = [0, 2000] as const;

/**
 * The chat's effects, supplied by `provide`:
 * - `sendMessage`: one call with the message's key; not aborted when the chat is left;
 * - `reconcile`: returns whether a message with the key is in the chat;
 * - `persistPending`: stores the undelivered messages, whenever one is added, removed or delivered;
 * - `chatChanged`: reads the chat again;
 * - `reportDefect`: reports an effect that rejected.
 */
export const chatSetup = setup({
  types: {} as { context: ChatContext; events: ChatEvent; input: ChatInput },
  actors: {
    sendMessage: namedActor<Outcome<null>, WrittenMessage>('sendMessage'),
    reconcile: namedActor<Outcome<boolean>, WrittenMessage>('reconcile'),
  },
  actions: {
    persistPending: namedAction<{ messages: readonly WrittenMessage[] }>('persistPending'),
    chatChanged: namedAction('chatChanged'),
    reportDefect: rethrowDefect,
    begin: assign({ outgoing: ({ context }) => markSending(context) }),
    takeAnswer: assign({
      outgoing: ({ context }, outcome: Outcome<null>) => recordOutcome(context, outcome),
    }),
    takeFound: assign({ outgoing: ({ context }) => markSent(context) }),
    abandon: assign({ outgoing: ({ context }) => markFailed(context) }),
    resetReconcileAttempts: assign({ reconcileAttempts: 0 }),
    countReconcileAttempt: assign({
      reconcileAttempts: ({ context }) => context.reconcileAttempts + 1,
    }),
  },
  guards: {
    saysSomething: (_, { text }: { text: string }) => checkMessage(text).length === 0,
    hasUnknown: ({ context }) => firstOf(context, 'unknown') !== undefined,
    hasQueued: ({ context }) => firstOf(context, 'queued') !== undefined,
    hasReconcileAttemptsLeft: ({ context }) => context.reconcileAttempts < reconcilePausesMs.length,
  },
  delays: { reconcilePause: ({ context }) => reconcilePausesMs[context.reconcileAttempts] ?? 0 },
});
