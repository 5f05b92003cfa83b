import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { wholeNumber } from '../codecs/numbers.ts';
import { isRow } from '../codecs/rows.ts';
import { polling } from './polling.ts';

// A file of its own, so that pages with the count do not load the chat.

/** Returns the number of unread messages. */
export async function getUnreadCount(api: Transport, options?: CallOptions): Promise<number> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/user_message/unread-count', init),
    options,
  );
  const count = isRow(data) ? data['unread_count'] : data;
  return wholeNumber.decode(count, 'messages.unread_count');
}

/** Polls the number of unread messages. */
export const unreadCountQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['unreadCount'],
    queryFn: ({ signal }) => getUnreadCount(api, { signal }),
    ...polling('unreadCount'),
  });
