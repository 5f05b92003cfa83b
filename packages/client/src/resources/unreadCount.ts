import { queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { wholeNumber } from '../codecs/numbers.ts';
import { isRow } from '../codecs/rows.ts';
import { polling } from '../queries/polling.ts';

// Apart from the chat, which the pages that show the count need not load.

/** How many of the agent's messages have not been listed yet. */
export async function getUnreadCount(api: Transport, options?: CallOptions): Promise<number> {
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/user_message/unread-count', init),
    options,
  );
  const count = isRow(data) ? data['unread_count'] : data;
  return wholeNumber.decode(count, 'messages.unread_count');
}

/** How many messages wait to be read. */
export const unreadCountQuery = (api: Transport) =>
  queryOptions({
    queryKey: ['unreadCount'],
    queryFn: ({ signal }) => getUnreadCount(api, { signal }),
    ...polling('unreadCount'),
  });
