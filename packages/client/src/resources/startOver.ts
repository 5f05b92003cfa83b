import type { CallOptions, Transport } from '../http/index.ts';

/**
 * Sets the account back to its first day, where the upstream announces `startover`: only where the money is play money.
 * `key` is the Idempotency-Key, made when the customer confirms: repeated with it, nothing happens again.
 */
export async function startOver(api: Transport, key: string, options?: CallOptions): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/start-over', { body: {}, params, ...init }),
    options,
  );
}
