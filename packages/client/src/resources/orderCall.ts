import type { CallOptions, Transport } from '../http/index.ts';

/** Options of a call that moves money. */
export type OrderCallOptions = CallOptions & {
  /**
   * Time of the confirmation, epoch milliseconds by the client's clock. The upstream receives the
   * age of the confirmation and refuses late orders (`order-expired`).
   */
  confirmedAt?: number | undefined;
};

/** One day: too late for any upstream. */
const longAgoMs = 86_400_000;

/**
 * Returns the headers of a call that moves money. If the clock was set back, the age is unknown and
 * is sent as one day: the upstream then refuses the order and cannot place it twice.
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
