import { type PageParams, type ReadPage, hasNextPage } from '../codecs/page.ts';

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

/** Parameters of an infinite list. */
export type Infinite<Params extends PageParams> = Omit<Params, 'page'>;
