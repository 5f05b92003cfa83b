import type { CallOptions, Transport } from '../http/index.ts';

/** What a call that moves money takes besides its own. */
export type OrderCallOptions = CallOptions & {
  /**
   * When the customer confirmed, epoch milliseconds by the client's clock. The upstream is told how
   * long ago that was, and refuses what it gets too late (`order-expired`).
   */
  confirmedAt?: number | undefined;
};

/** A day: too late for any upstream. */
const longAgoMs = 86_400_000;

/**
 * The headers of a call that moves money. Where the clock was set back since the confirmation its
 * age is not known: it then counts as too old, which the upstream may refuse and never doubles.
 */
export function orderParams(
  { now }: Pick<Transport, 'now'>,
  key: string,
  { confirmedAt }: OrderCallOptions = {},
) {
  const header = { 'Idempotency-Key': key };
  if (confirmedAt === undefined) return { header };
  const age = Math.round(now() - confirmedAt);
  return { header: { ...header, 'Order-Age': age < 0 ? longAgoMs : age } };
}
