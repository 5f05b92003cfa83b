import type { DecimalText } from './decimal.ts';
import type { Status } from './known.ts';
import { add } from './money.ts';

/** What a customer asks for and the upstream decides or carries out later. */
export const requestKinds = ['withdrawal', 'recharge', 'ipo', 'loan'] as const;

export type RequestKind = (typeof requestKinds)[number];

/** Whether a request can still be cancelled: it waits for its end, was cancelled, or has come to another end. */
export type RequestStage = 'pending' | 'cancelled' | 'ended';

/** A request, as far as it decides whether it can be cancelled. */
export interface RequestState {
  readonly kind: RequestKind;
  readonly status: Status<string>;
  /** Of an application: when the shares are allotted, epoch milliseconds; null where that is not known. */
  readonly closesAt?: number | null;
}

/** The statuses (spec §4) in which a request of each kind waits for its end. */
const pending: Readonly<Record<RequestKind, readonly Status<string>[]>> = {
  withdrawal: ['in-progress'],
  recharge: ['in-progress'],
  ipo: ['pending'],
  loan: ['applying', 'approved'],
};

/**
 * How far a request has come; null for a status that is not known. From the close of its offering on an
 * application is about to be allotted and counts as ended.
 *
 * @param now epoch milliseconds
 */
export function requestStage(
  { kind, status, closesAt = null }: RequestState,
  now: number,
): RequestStage | null {
  if (typeof status !== 'string') return null;
  if (status === 'cancelled') return 'cancelled';
  const isClosed = closesAt !== null && closesAt <= now;
  return pending[kind].includes(status) && !isClosed ? 'pending' : 'ended';
}

/**
 * What cancelling gives back, US dollars: all that was set aside. Nothing has moved for a recharge on its way or a
 * loan that is not paid out. Null where the upstream does not say what it has set aside.
 */
export function returnedByCancelling(
  kind: RequestKind,
  held: DecimalText | null,
): DecimalText | null {
  return kind === 'recharge' || kind === 'loan' ? '0.00' : held;
}

/** The available balance after what was set aside has come back, US dollars; null where either is not known. */
export function balanceAfterCancelling(
  balance: DecimalText | null,
  returned: DecimalText | null,
): DecimalText | null {
  return balance === null || returned === null ? null : add(balance, returned);
}
