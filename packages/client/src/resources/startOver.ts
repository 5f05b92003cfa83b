import type { CallOptions, Transport } from '../http/index.ts';

/**
 * Resets a play-money account, where the upstream announces `startover`. `key` is the
 * Idempotency-Key of the confirmation; a repeat does nothing.
 */
export async function startOver(api: Transport, key: string, options?: CallOptions): Promise<void> {
  const params = { header: { 'Idempotency-Key': key } };
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/start-over', { body: {}, params, ...init }),
    options,
  );
}
