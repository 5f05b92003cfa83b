import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { wholeNumber } from '../codecs/numbers.ts';
import { isRow } from '../codecs/rows.ts';
import { polling } from './polling.ts';

// A file of its own, so that pages with the count do not load the list of notices.

/** Returns the number of unread notices, where the upstream announces `notices`. */
export async function getUnreadNotices(api: Transport, options?: CallOptions): Promise<number> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/notice/unread-count', init),
    options,
  );
  const count = isRow(data) ? data['unread_count'] : data;
  return wholeNumber.decode(count, 'notices.unread_count');
}

/** Polls the number of unread notices; requires that the upstream announces `notices`. */
export const unreadNoticesQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['unreadNotices'],
    queryFn: ({ signal }) => getUnreadNotices(api, { signal }),
    ...polling('notices'),
  });
