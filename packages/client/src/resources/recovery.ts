import type { CallOptions, Transport } from '../http/index.ts';

/** Input of `secureAccount`. */
export type AccountSecuring = {
  /** Login password. */
  password: string;
  /** Ids of the passkeys that the customer recognises; the others are removed. */
  passkeyIds: readonly string[];
};

/**
 * Ends the other sessions, stops pending withdrawals, and removes the passkeys that the customer
 * does not recognise. Requires that the upstream announces `recovery`.
 * Refusals: `wrong-password`, `too-many-attempts`.
 */
export async function secureAccount(
  api: Transport,
  { password, passkeyIds }: AccountSecuring,
  options?: CallOptions,
): Promise<void> {
  const body = { password, passkeys: [...passkeyIds] };
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/recovery/secure', { body, ...init }),
    options,
  );
}
