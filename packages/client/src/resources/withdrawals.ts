import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import {
  type MoneyReceipt,
  type Withdrawal,
  moneyReceipt,
  withdrawal,
  withdrawalCodes,
} from '../codecs/money.ts';
import type { PasskeyCredential } from './passkeys.ts';
import { type ReadPage, type RowParams, decodePage, ofStatus } from '../codecs/page.ts';
import { withoutSharedBefore } from './pages.ts';
import { polling } from './polling.ts';
import { rowQuery } from './rowQuery.ts';

/**
 * A withdrawal, confirmed by the transaction code or a passkey. The client stores neither the
 * transaction code nor the credential.
 */
export type WithdrawOrder = {
  /** Id of the destination card. */
  cardId: string;
  /** `version` of that card as reviewed, where the upstream sends one. */
  cardVersion?: string | null | undefined;
  /** Whole US dollars. */
  amount: DecimalText;
  /** Transaction code; null with a passkey, and where a repeated call omits it. */
  code: string | null;
  /** Credential that signed this withdrawal, where the upstream announces `passkeys`. */
  passkey?: PasskeyCredential | null;
};

/** `status` filters the withdrawals. */
export type WithdrawalParams = RowParams & { status?: keyof typeof withdrawalCodes | undefined };

/**
 * Requests a withdrawal. `key` is the Idempotency-Key of the confirmation.
 * Refusals: `insufficient-funds`, `below-minimum`, `invalid-amount`, `unknown-card`, `card-changed`
 * (since the review), `withdrawals-held` and `too-many-attempts` (values: `seconds`),
 * `wrong-authorization-password`, `no-transaction-code`, the refusals of a passkey
 * (`unknown-passkey`, `passkey-rejected`, `passkey-challenge-expired`, `passkey-wrong-origin`) and
 * others.
 */
export async function requestWithdrawal(
  api: Transport,
  { cardId, cardVersion, amount, code, passkey }: WithdrawOrder,
  key: string,
  options?: OrderCallOptions,
): Promise<MoneyReceipt> {
  const body = {
    bank_id: cardId,
    count: amount,
    ...omitUndefined({
      bank_version: cardVersion ?? undefined,
      stock_password: code ?? undefined,
      passkey: passkey ?? undefined,
    }),
  };
  const params = orderParams(api, key, options);
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/money/access', { body, params, ...init }),
    options,
  );
  return moneyReceipt.decode(data);
}

/** Lists withdrawals, newest first. */
export async function listWithdrawals(
  api: Transport,
  params: WithdrawalParams,
  options?: CallOptions,
): Promise<ReadPage<Withdrawal>> {
  const { status, page, limit, only } = params;
  const query = omitUndefined({ status: status && withdrawalCodes[status], page, limit, no: only });
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/property/withdraw', { params: { query }, ...init }),
    options,
  );
  return ofStatus(
    decodePage<Withdrawal>(data, 'withdrawals', params, withdrawal.decode, ['orderNumber']),
    status,
  );
}

/** Polls a page of withdrawals, because pending ones change. */
export const withdrawalsQuery = (api: Transport, params: WithdrawalParams) =>
  queryOptions({
    queryKey: ['withdrawals', params],
    queryFn: ({ client, signal }) =>
      listWithdrawals(api, params, { signal }).then(
        withoutSharedBefore(client, ['withdrawals'], 'orderNumber'),
      ),
    ...polling('moneyRecords'),
  });

/** One withdrawal; null where there is none. */
export const withdrawalQuery = (api: Transport, number: string) =>
  rowQuery<Withdrawal>(['withdrawals'], number, 'orderNumber', (params, options) =>
    listWithdrawals(api, params, options),
  );
