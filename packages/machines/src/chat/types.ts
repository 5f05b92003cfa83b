import type { Failure, Refused } from '../outcome.ts';

/** A message as the customer wrote it; plain data, kept in storage until it has arrived. */
export interface WrittenMessage {
  /** The idempotency key: the message's identity from the tap on. */
  readonly key: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

/**
 * The delivery state of a message: `queued` behind another one, `sending`, `unknown` while it is looked for,
 * `sent`, or `failed`, which the customer may send again.
 */
export type Delivery = 'queued' | 'sending' | 'unknown' | 'sent' | 'failed';

export interface OutgoingMessage extends WrittenMessage {
  readonly delivery: Delivery;
  /** When it is known to have arrived, epoch milliseconds; null before. */
  readonly sentAt: number | null;
  /** The server's no; the sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  /** Why it is not known whether it arrived. */
  readonly failure: Failure | null;
}

export interface ChatInput {
  /** The app's clock, epoch milliseconds. */
  readonly now: () => number;
  /** From storage: messages whose end is not known. They are looked for before anything is offered. */
  readonly pending?: readonly WrittenMessage[];
}

export interface ChatContext {
  readonly now: () => number;
  /** In the order in which they were written or sent again. */
  readonly outgoing: readonly OutgoingMessage[];
  /** Looks made for the message that is unknown. */
  readonly reconcileAttempts: number;
}

export type ChatEvent =
  /** What says nothing, or too much, is not taken: `checkMessage` has told the customer. */
  | { readonly type: 'SEND'; readonly key: string; readonly text: string }
  /** The same message under the same key. */
  | { readonly type: 'SEND_AGAIN'; readonly key: string }
  /** Gives a failed message up. */
  | { readonly type: 'DISCARD'; readonly key: string }
  /** The chat was read: the keys of the messages in it, and when, epoch milliseconds. */
  | { readonly type: 'LISTED'; readonly keys: readonly string[]; readonly readAt: number };
