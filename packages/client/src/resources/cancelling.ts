import type { RequestKind } from '@corro/domain';
import type { Transport } from '../http/index.ts';
import { type CancelReceipt, cancelReceipt } from '../codecs/money.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';

/** What is to be cancelled. */
export type PendingRequest = {
  /** What was asked for: a withdrawal, a recharge, an application, a loan. */
  kind: RequestKind;
  /** Its order number at the upstream. */
  orderNumber: string;
};

/**
 * Cancels a withdrawal, a recharge, an application for an IPO or a request for a loan that is pending, where the
 * upstream announces `cancel`. `key` is the Idempotency-Key, made when the customer confirms.
 * Refusals: `too-late-to-cancel`, `already-cancelled`, `not-found` and others.
 */
export async function cancelRequest(
  api: Transport,
  { kind, orderNumber }: PendingRequest,
  key: string,
  options?: OrderCallOptions,
): Promise<CancelReceipt> {
  const body = { kind, no: orderNumber };
  const params = orderParams(api, key, options);
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/v2/cancel', { body, params, ...init }),
    options,
  );
  return cancelReceipt.decode(data);
}
