import { pageSizes } from '@corro/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useQueries } from '../../app/room.ts';

/** One page of shares, polled while it is looked at, with the next one fetched ahead. */
export function useStockPage({ market, page }: { market: string | undefined; page: number }) {
  const { stocks } = useQueries();
  const cache = useQueryClient();
  const limit = pageSizes.markets;
  const query = useQuery(stocks({ market, page, limit }));
  const hasNext = page * limit < (query.data?.count ?? 0);
  useEffect(() => {
    if (hasNext) void cache.prefetchQuery(stocks({ market, page: page + 1, limit }));
  }, [cache, stocks, market, page, limit, hasNext]);
  return query;
}
