import { cacheLifetimeMs, pageSizes } from '@corro/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { PageParams } from '../codecs/page.ts';
import { type KeptName, keptAs } from './kept.ts';
import { type Growing, paged } from './pages.ts';
import { asked } from './polling.ts';

const cached = { ...asked, staleTime: cacheLifetimeMs, gcTime: cacheLifetimeMs } as const;

export function newsQueries({ news }: CorroClient) {
  return {
    /** One page of news, kept for half an hour; the first one outlives the page. */
    news: (params: PageParams) =>
      queryOptions({
        queryKey: ['news', params],
        queryFn: ({ signal }) => news.list(params, { signal }),
        ...cached,
        ...(params.page === 1 ? keptAs(nameOf(params)) : {}),
      }),

    /** News, page after page, kept for half an hour. */
    newsGrowing: (params: Growing<PageParams>) =>
      infiniteQueryOptions({
        queryKey: ['news', 'growing', params],
        queryFn: ({ pageParam, signal }) => news.list({ ...params, page: pageParam }, { signal }),
        ...paged(params.limit),
        ...cached,
      }),

    /** One piece of news, kept for half an hour. */
    newsItem: (newsId: string) =>
      queryOptions({
        queryKey: ['newsItem', newsId],
        queryFn: ({ signal }) => news.item(newsId, { signal }),
        ...cached,
      }),
  };
}

/** The three on home have a place of their own beside the list. */
function nameOf({ limit }: PageParams): KeptName {
  return limit === pageSizes.homeNews ? 'cached_news' : 'news_list';
}
