import type { RequestKind } from '@corro/domain';
import type { Transport } from '../http/index.ts';
import { type CancelReceipt, cancelReceipt } from '../codecs/money.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';

/** A pending request. */
export type PendingRequest = {
  /** Type of the request. */
  kind: RequestKind;
  /** Order number at the upstream. */
  orderNumber: string;
};

/**
 * Cancels a pending withdrawal, recharge, IPO application or loan request, where the upstream
 * announces `cancel`. `key` is the Idempotency-Key of the confirmation.
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
