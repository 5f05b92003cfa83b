import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type Notice, notice } from '../codecs/notices.ts';
import { type PageParams, type ReadPage, decodePage } from '../codecs/page.ts';
import { type Infinite, infinitePages } from '../queries/pages.ts';
import { polling } from '../queries/polling.ts';

/**
 * What the customer has been told, newest first, where the upstream announces `notices`. A notice of a kind that is not
 * known is left out, unless it has words of its own.
 */
export async function listNotices(
  api: Transport,
  params: PageParams,
  options?: CallOptions,
): Promise<ReadPage<Notice>> {
  const query = { page: params.page, limit: params.limit };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/success/v2/notice/list', { params: { query }, ...init }),
    options,
  );
  const page = decodePage(data, 'notices', params, notice.decode);
  return { ...page, rows: page.rows.filter(isWorded) };
}

function isWorded({ kind, title }: Notice): boolean {
  return typeof kind === 'string' || title !== null;
}

/**
 * Marks a notice as read; with `andOlder` all that come after it in the list, too. A repeat changes nothing. Refusal:
 * `not-found`.
 */
export async function readNotices(
  api: Transport,
  id: string,
  { andOlder = false, ...options }: CallOptions & { andOlder?: boolean } = {},
): Promise<void> {
  const body = { id, and_older: andOlder };
  await api.write(
    (wire, init) => wire.POST('/stock/success/v2/notice/read', { body, ...init }),
    options,
  );
}

/** What the customer has been told, page after page; to be asked for where the upstream announces `notices`. */
export const noticesInfiniteQuery = (api: Transport, params: Infinite<PageParams>) =>
  infiniteQueryOptions({
    queryKey: ['notices', 'infinite', params],
    queryFn: ({ pageParam, signal }) =>
      listNotices(api, { ...params, page: pageParam }, { signal }),
    ...infinitePages(params.limit),
    ...polling('notices'),
    // The bell may know of one that came since.
    refetchOnMount: 'always',
  });
