import { queryOptions } from '@tanstack/react-query';
import type { CorroClient } from '../createClient.ts';
import type { PageParams } from '../codecs/page.ts';
import { type Poll, asked } from './polling.ts';

export function favouriteQueries({ favourites }: CorroClient, poll: Poll) {
  return {
    /** Whether an instrument is a favourite. */
    favourite: (symbol: string) =>
      queryOptions({
        queryKey: ['favourite', symbol],
        queryFn: ({ signal }) => favourites.check(symbol, { signal }),
        ...asked,
      }),

    /** One page of favourites with their prices. */
    favourites: (params: PageParams) =>
      queryOptions({
        queryKey: ['favourites', params],
        queryFn: ({ signal }) => favourites.list(params, { signal }),
        ...poll('stockDetail'),
      }),
  };
}
