import { cacheLifetimeMs, pageSizes } from '@corro/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallOptions, Transport } from '../http/index.ts';
import { type NewsItem, newsItem } from '../codecs/news.ts';
import { type PageParams, type ReadPage, decodePage } from '../codecs/page.ts';
import { type InfiniteParams, infinitePages } from './pages.ts';
import { pollingOff } from './polling.ts';
import { type PersistedName, persistedAs } from './persisted.ts';

/** Lists news, newest first. */
export async function listNews(
  api: Transport,
  params: PageParams,
  options?: CallOptions,
): Promise<ReadPage<NewsItem>> {
  const query = { page: params.page, limit: params.limit };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/new/list', { params: { query }, ...init }),
    options,
  );
  return decodePage(data, 'news', params, newsItem.decode, ['id']);
}

/** Reads a news item. Refusal: `not-found`. */
export async function getNewsItem(
  api: Transport,
  newsId: string,
  options?: CallOptions,
): Promise<NewsItem> {
  const query = { id: newsId };
  const data = await api.read(
    (wire, init) => wire.GET('/stock/new/index', { params: { query }, ...init }),
    options,
  );
  return newsItem.decode(data);
}

const cached = { ...pollingOff, staleTime: cacheLifetimeMs, gcTime: cacheLifetimeMs } as const;

/** One page of news, cached for half an hour; the first page is persisted. */
export const newsQuery = (api: Transport, params: PageParams) =>
  queryOptions({
    queryKey: ['news', params],
    queryFn: ({ signal }) => listNews(api, params, { signal }),
    ...cached,
    ...(params.page === 1 ? persistedAs(nameOf(params)) : {}),
  });

/** News as an infinite list, cached for half an hour. */
export const newsInfiniteQuery = (api: Transport, params: InfiniteParams<PageParams>) =>
  infiniteQueryOptions({
    queryKey: ['news', 'infinite', params],
    queryFn: ({ pageParam, signal }) => listNews(api, { ...params, page: pageParam }, { signal }),
    ...infinitePages(params.limit),
    ...cached,
  });

/** One news item, cached for half an hour. */
export const newsItemQuery = (api: Transport, newsId: string) =>
  queryOptions({
    queryKey: ['newsItem', newsId],
    queryFn: ({ signal }) => getNewsItem(api, newsId, { signal }),
    ...cached,
  });

/** The three items on home have their own storage name. */
function nameOf({ limit }: PageParams): PersistedName {
  return limit === pageSizes.homeNews ? 'cached_news' : 'news_list';
}
