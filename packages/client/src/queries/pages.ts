import { type PageParams, type ReadPage, hasNextPage } from '../codecs/page.ts';

/** Options of an infinite list: pages are numbered from 1. */
export function infinitePages(limit: number) {
  return {
    initialPageParam: 1,
    getNextPageParam: (
      _last: unknown,
      pages: readonly ReadPage<unknown>[],
      number: number,
    ): number | undefined => (hasNextPage(pages, limit) ? number + 1 : undefined),
  };
}

/** Parameters of an infinite list: `limit` rows to a page. */
export type Infinite<Params extends PageParams> = Omit<Params, 'page'>;
