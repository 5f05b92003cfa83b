import type { DecimalText } from './decimal.ts';
import type { Status } from './status.ts';
import { add } from './money.ts';

/** Requests that the upstream decides or executes later. */
export const requestKinds = ['withdrawal', 'recharge', 'ipo', 'loan'] as const;

export type RequestKind = (typeof requestKinds)[number];

/** Progress of a request; only a pending one can be cancelled. */
export type RequestStage = 'pending' | 'cancelled' | 'ended';

/** The facts that decide whether a request can be cancelled. */
export interface RequestState {
  readonly kind: RequestKind;
  readonly status: Status<string>;
  /** Close of the offering of an IPO application, when its allotment begins; epoch milliseconds. */
  readonly closesAt?: number | null;
}

/** Pending statuses by kind (spec §4). */
const pending: Readonly<Record<RequestKind, readonly Status<string>[]>> = {
  withdrawal: ['in-progress'],
  recharge: ['in-progress'],
  ipo: ['pending'],
  loan: ['applying', 'approved'],
};

/**
 * Returns the stage of a request; null for an unknown status. An IPO application counts as ended
 * from the close of its offering, because allotment begins then.
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
 * US dollars that cancelling returns: the whole amount set aside. Zero for a recharge and a loan,
 * since neither has moved money yet. Null where the upstream does not report what it set aside.
 */
export function returnedByCancelling(
  kind: RequestKind,
  heldAmount: DecimalText | null,
): DecimalText | null {
  return kind === 'recharge' || kind === 'loan' ? '0.00' : heldAmount;
}

/** Available balance after the return, US dollars; null where either amount is unknown. */
export function balanceAfterCancelling(
  balance: DecimalText | null,
  returned: DecimalText | null,
): DecimalText | null {
  return balance === null || returned === null ? null : add(balance, returned);
}
