import type { Page, PageParams } from '../codecs/page.ts';

/** Options of a list that grows at its end: pages are numbered from 1. */
export function paged(limit: number) {
  return {
    initialPageParam: 1,
    getNextPageParam: (last: Page<unknown>, _pages: unknown, number: number): number | undefined =>
      last.rows.length > 0 && number * limit < last.count ? number + 1 : undefined,
  };
}

/** Parameters of a list that grows at its end. */
export type Growing<Params extends PageParams> = Omit<Params, 'page'>;
