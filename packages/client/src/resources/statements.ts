import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type BillEntry, billEntry } from '../codecs/bill.ts';
import { type PageParams, type ReadPage, decodePage } from '../codecs/page.ts';
import { type InfiniteParams, infinitePages } from './pages.ts';
import { type Statement, statement } from '../codecs/statements.ts';
import { pollingOff } from './polling.ts';

/** A statement whose `month` (`YYYY-MM`) is not null. */
export type MonthlyStatement = Statement & { month: string };

/** `month` is `YYYY-MM`. */
export type StatementEntriesParams = PageParams & { month: string };

/**
 * Lists monthly statements, newest first, where the upstream announces `documents`. Omits
 * statements without a month.
 */
export async function listStatements(
  api: Transport,
  params: PageParams,
  options?: CallOptions,
): Promise<ReadPage<MonthlyStatement>> {
  const query = { page: params.page, limit: params.limit };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/statement/list', { params: { query }, ...init }),
    options,
  );
  const page = decodePage(data, 'statements', params, statement.decode);
  return {
    ...page,
    rows: page.rows.flatMap(({ month, ...rest }) => (month === null ? [] : [{ ...rest, month }])),
  };
}

/**
 * Lists the changes of the balance in a month, newest first, where the upstream announces
 * `documents`.
 */
export async function listStatementEntries(
  api: Transport,
  params: StatementEntriesParams,
  options?: CallOptions,
): Promise<ReadPage<BillEntry>> {
  const query = { month: params.month, page: params.page, limit: params.limit };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/statement/entries', { params: { query }, ...init }),
    options,
  );
  return decodePage(data, 'statement entries', params, billEntry.decode, ['id']);
}

/** Monthly statements as an infinite list; requires that the upstream announces `documents`. */
export const statementsInfiniteQuery = (api: Transport, params: InfiniteParams<PageParams>) =>
  infiniteQueryOptions({
    queryKey: ['statements', 'infinite', params],
    queryFn: ({ pageParam, signal }) =>
      listStatements(api, { ...params, page: pageParam }, { signal }),
    ...infinitePages(params.limit),
    ...pollingOff,
  });
