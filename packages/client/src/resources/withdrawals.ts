import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, defined } from '../http/index.ts';
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
import { polling } from '../queries/polling.ts';
import { numberOf, rowQuery } from '../queries/rowQuery.ts';

/** Whole dollars to one of the customer's cards, confirmed by the transaction code or a passkey; both are kept nowhere. */
export type WithdrawOrder = {
  /** Of the card that is paid. */
  cardId: string;
  /** Decimal text without a fraction, US dollars. */
  amount: DecimalText;
  /** The transaction code; null where a call is made again without it, and where a passkey confirms it. */
  code: string | null;
  /** What a passkey has signed for this withdrawal, where the upstream announces `passkeys`. */
  passkey?: PasskeyCredential | null;
};

/** `status`: only those; absent for all. */
export type WithdrawalParams = RowParams & { status?: keyof typeof withdrawalCodes | undefined };

/**
 * Asks for money to be paid out. `key` is the Idempotency-Key, made when the customer confirms. Refusals:
 * `insufficient-funds`, `below-minimum`, `invalid-amount`, `unknown-card`,
 * `withdrawals-held` and `too-many-attempts` (values: `seconds`), `wrong-authorization-password`,
 * `no-transaction-code`, those of a passkey (`unknown-passkey`, `passkey-rejected`, `passkey-challenge-expired`,
 * `passkey-wrong-origin`) and others.
 */
export async function requestWithdrawal(
  api: Transport,
  { cardId, amount, code, passkey }: WithdrawOrder,
  key: string,
  options?: OrderCallOptions,
): Promise<MoneyReceipt> {
  const body = {
    bank_id: cardId,
    count: amount,
    ...defined({ stock_password: code ?? undefined, passkey: passkey ?? undefined }),
  };
  const params = orderParams(api, key, options);
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/money/access', { body, params, ...init }),
    options,
  );
  return moneyReceipt.decode(data);
}

/** Withdrawals, newest first. */
export async function listWithdrawals(
  api: Transport,
  params: WithdrawalParams,
  options?: CallOptions,
): Promise<ReadPage<Withdrawal>> {
  const { status, page, limit, only } = params;
  const query = defined({ status: status && withdrawalCodes[status], page, limit, no: only });
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/property/withdraw', { params: { query }, ...init }),
    options,
  );
  return ofStatus(decodePage(data, 'withdrawals', params, withdrawal.decode), status);
}

/** A page of withdrawals, newest first; polled, since a pending one comes to its end meanwhile. */
export const withdrawalsQuery = (api: Transport, params: WithdrawalParams) =>
  queryOptions({
    queryKey: ['withdrawals', params],
    queryFn: ({ signal }) => listWithdrawals(api, params, { signal }),
    ...polling('moneyRecords'),
  });

/** One withdrawal; null where there is none of that number. */
export const withdrawalQuery = (api: Transport, number: string) =>
  rowQuery(['withdrawals'], number, numberOf, (params, options) =>
    listWithdrawals(api, params, options),
  );
