import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type Notice, notice } from '../codecs/notices.ts';
import { type PageParams, type ReadPage, decodePage } from '../codecs/page.ts';
import { type InfiniteParams, infinitePages } from './pages.ts';
import { polling } from './polling.ts';

/**
 * Lists notices, newest first, where the upstream announces `notices`. Omits unknown kinds without
 * a text.
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
  const page = decodePage(data, 'notices', params, notice.decode, ['id']);
  return { ...page, rows: page.rows.filter(isWorded) };
}

function isWorded({ kind, title }: Notice): boolean {
  return typeof kind === 'string' || title !== null;
}

/**
 * Marks a notice as read; with `andOlder` also all notices after it in the list. A repeat succeeds.
 * Refusal: `not-found`.
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

/** Polls notices as an infinite list; requires that the upstream announces `notices`. */
export const noticesInfiniteQuery = (api: Transport, params: InfiniteParams<PageParams>) =>
  infiniteQueryOptions({
    queryKey: ['notices', 'infinite', params],
    queryFn: ({ pageParam, signal }) =>
      listNotices(api, { ...params, page: pageParam }, { signal }),
    ...infinitePages(params.limit),
    ...polling('notices'),
    // The unread count may include a notice that the cached list lacks.
    refetchOnMount: 'always',
  });
