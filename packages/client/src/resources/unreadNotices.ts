import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { wholeNumber } from '../codecs/numbers.ts';
import { isRow } from '../codecs/rows.ts';
import { polling } from '../queries/polling.ts';

// Apart from the list, which the pages that show the count need not load.

/** How many notices are unread, where the upstream announces `notices`. */
export async function getUnreadNotices(api: Transport, options?: CallOptions): Promise<number> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/notice/unread-count', init),
    options,
  );
  const count = isRow(data) ? data['unread_count'] : data;
  return wholeNumber.decode(count, 'notices.unread_count');
}

/** How many notices are unread; to be asked for where the upstream announces `notices`. */
export const unreadNoticesQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['unreadNotices'],
    queryFn: ({ signal }) => getUnreadNotices(api, { signal }),
    ...polling('notices'),
  });
