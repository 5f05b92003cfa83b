import { infiniteQueryOptions } from '@tanstack/react-query';
import { type CallOptions, type Transport, omitUndefined } from '../http/index.ts';
import { type BillEntry, billEntry } from '../codecs/bill.ts';
import { type ReadPage, type RowParams, decodePage } from '../codecs/page.ts';
import { type InfiniteParams, infinitePages, withoutSharedBefore } from './pages.ts';
import { pollingOff } from './polling.ts';
import { rowQuery } from './rowQuery.ts';

/**
 * `type` filters by direction; `month` (`YYYY-MM`) and `search` need the extension `bill.search`.
 */
export type BillParams = RowParams & {
  type: 'all' | NonNullable<BillEntry['type']>;
  month?: string | undefined;
  search?: string | undefined;
};

/** Lists changes of the balance, newest first. */
export async function listBillEntries(
  api: Transport,
  params: BillParams,
  options?: CallOptions,
): Promise<ReadPage<BillEntry>> {
  const { type, month, search, page, limit, only } = params;
  const query = omitUndefined({ type, month, search, page, limit, id: only });
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/bill', { params: { query }, ...init }),
    options,
  );
  return decodePage<BillEntry>(data, 'bill', params, billEntry.decode, ['id']);
}

/** Changes of the balance as an infinite list. */
export const billInfiniteQuery = (api: Transport, params: InfiniteParams<BillParams>) =>
  infiniteQueryOptions({
    queryKey: ['bill', 'infinite', params],
    queryFn: ({ client, pageParam, signal }): Promise<ReadPage<BillEntry>> =>
      listBillEntries(api, { ...params, page: pageParam }, { signal }).then(
        withoutSharedBefore(client, ['bill'], 'id'),
      ),
    ...infinitePages(params.limit),
    ...pollingOff,
  });

/** One change of the balance; null where there is none. */
export const billEntryQuery = (api: Transport, id: string) =>
  rowQuery<BillEntry>(['bill'], id, 'id', (params, options) =>
    listBillEntries(api, { ...params, type: 'all' }, options),
  );
