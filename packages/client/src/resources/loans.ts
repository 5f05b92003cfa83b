import type { DecimalText } from '@corro/domain';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type OrderCallOptions, orderParams } from './orderCall.ts';
import {
  type LoanRecord,
  type LoanSummary,
  loanCodes,
  loanRecord,
  loanSummary,
} from '../codecs/loans.ts';
import {
  type MoneyReceipt,
  moneyReceipt,
  type RepaymentReceipt,
  repaymentReceipt,
} from '../codecs/money.ts';
import { type ReadPage, type RowParams, decodePage, ofStatus } from '../codecs/page.ts';
import { withoutSharedBefore } from './pages.ts';
import { polling } from './polling.ts';
import { rowQuery } from './rowQuery.ts';

/** `state` filters the loans. */
export type LoanParams = RowParams & { state?: keyof typeof loanCodes | undefined };

/** Reads debt and remaining credit. */
export async function getLoanSummary(api: Transport, options?: CallOptions): Promise<LoanSummary> {
  const data = await api.read((wire, init) => wire.GET('/stock/success/loans/data', init), options);
  return loanSummary.decode(data);
}

/** A loan request. */
export type LoanOrder = {
  /** Whole US dollars. */
  amount: DecimalText;
  /** `version` of the reviewed summary, where the upstream sends one. */
  version?: string | null | undefined;
};

/**
 * Requests a loan. `key` is the Idempotency-Key of the confirmation.
 * Refusals: `invalid-amount`, `below-minimum`, `above-limit`, `terms-changed` (since the review) and
 * others.
 */
export async function requestLoan(
  api: Transport,
  { amount, version }: LoanOrder,
  key: string,
  options?: OrderCallOptions,
): Promise<MoneyReceipt> {
  const body = { count: amount, ...omitUndefined({ version: version ?? undefined }) };
  const params = orderParams(api, key, options);
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/loans/add', { body, params, ...init }),
    options,
  );
  return moneyReceipt.decode(data);
}

/**
 * Repays a whole loan with its interest before the due date, where the upstream announces
 * `loans.repay`. `key` is the Idempotency-Key of the confirmation.
 * Refusals: `insufficient-funds`, `loan-paid`, `loan-not-owed`, `unknown-loan` and others.
 */
export async function repayLoan(
  api: Transport,
  orderNumber: string,
  key: string,
  options?: OrderCallOptions,
): Promise<RepaymentReceipt> {
  const body = { no: orderNumber };
  const params = orderParams(api, key, options);
  const data = await api.write(
    (wire, init) => wire.POST('/stock/success/loans/repay', { body, params, ...init }),
    options,
  );
  return repaymentReceipt.decode(data);
}

/** Lists loans and requests, newest first. */
export async function listLoans(
  api: Transport,
  params: LoanParams,
  options?: CallOptions,
): Promise<ReadPage<LoanRecord>> {
  const { state, page, limit, only } = params;
  const query = omitUndefined({ state: state && loanCodes[state], page, limit, no: only });
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/loans/list', { params: { query }, ...init }),
    options,
  );
  return ofStatus(
    decodePage<LoanRecord>(data, 'loans', params, loanRecord.decode, ['orderNumber']),
    state,
  );
}

/** Polls debt and remaining credit. */
export const loanSummaryQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['loanSummary'],
    queryFn: ({ signal }) => getLoanSummary(api, { signal }),
    ...polling('moneyRecords'),
  });

/**
 * Polls a page of loans and requests, because pending ones change. Unpaid loans change seldom, and
 * are polled seldom.
 */
export const loansQuery = (api: Transport, params: LoanParams) =>
  queryOptions({
    queryKey: ['loans', params],
    queryFn: ({ client, signal }) =>
      listLoans(api, params, { signal }).then(
        withoutSharedBefore(client, ['loans'], 'orderNumber'),
      ),
    ...polling(params.state === 'unpaid' ? 'unpaidLoans' : 'moneyRecords'),
  });

/** One loan or request; null where there is none. */
export const loanQuery = (api: Transport, number: string) =>
  rowQuery<LoanRecord>(['loans'], number, 'orderNumber', (params, options) =>
    listLoans(api, params, options),
  );
