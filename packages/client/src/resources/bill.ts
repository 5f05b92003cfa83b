import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type BillEntry, billEntry } from '../codecs/bill.ts';
import { type PageParams, type ReadPage, decodePage } from '../codecs/page.ts';
import { pollingOff } from '../queries/polling.ts';
import { type Infinite, infinitePages } from '../queries/pages.ts';

/** `type`: which way the money went, or both. */
export type BillParams = PageParams & { type: 'all' | NonNullable<BillEntry['type']> };

/** Changes of the balance, newest first. */
export async function listBillEntries(
  api: Transport,
  params: BillParams,
  options?: CallOptions,
): Promise<ReadPage<BillEntry>> {
  const query = { type: params.type, page: params.page, limit: params.limit };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/bill', { params: { query }, ...init }),
    options,
  );
  return decodePage(data, 'bill', params, billEntry.decode);
}

/** Changes of the balance, page after page. */
export const billInfiniteQuery = (api: Transport, params: Infinite<BillParams>) =>
  infiniteQueryOptions({
    queryKey: ['bill', 'infinite', params],
    queryFn: ({ pageParam, signal }) =>
      listBillEntries(api, { ...params, page: pageParam }, { signal }),
    ...infinitePages(params.limit),
    ...pollingOff,
  });
