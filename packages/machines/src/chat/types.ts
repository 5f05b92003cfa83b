import type { Failure, Refused } from '../outcome.ts';

/** A message as plain data, stored until it has arrived. */
export interface WrittenMessage {
  /** Idempotency-Key of the message. */
  readonly key: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
}

/**
 * Delivery state: `queued` behind another message, `sending`, `unknown` while it is searched,
 * `sent`, or `failed`, which the customer can resend.
 */
export type Delivery = 'queued' | 'sending' | 'unknown' | 'sent' | 'failed';

export interface OutgoingMessage extends WrittenMessage {
  readonly delivery: Delivery;
  /** Known arrival time, epoch milliseconds. */
  readonly sentAt: number | null;
  /** Refusal; its sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  /** Reason for an unknown arrival. */
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
  /** Order of writing or resending. */
  readonly outgoing: readonly OutgoingMessage[];
  /** Search attempts for the unknown message. */
  readonly reconcileAttempts: number;
}

export type ChatEvent =
  /** Ignored if `checkMessage` finds a problem. */
  | { readonly type: 'SEND'; readonly key: string; readonly text: string }
  /** Keeps the key. */
  | { readonly type: 'SEND_AGAIN'; readonly key: string }
  /** Removes a failed message. */
  | { readonly type: 'DISCARD'; readonly key: string }
  /** The chat was read at `readAt` (epoch milliseconds) and lists these keys. */
  | { readonly type: 'LISTED'; readonly keys: readonly string[]; readonly readAt: number };
