import { type PollName, type Stock, stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';

/** All shares of a market; `readAt` in epoch milliseconds. */
export interface WholeMarket {
  readonly stocks: readonly Stock[];
  readonly readAt: number;
}

const limit = pageSizes.most;
/** A larger market is not read. */
const maxPages = 2;

/**
 * Reads all shares of a market, since no call returns the top movers. Null if the market is too large
 * or cannot be read.
 */
export function useWholeMarket(
  market: string | undefined,
  poll: PollName,
): WholeMarket | 'loading' | null {
  const api = useApi();
  const list = useQuery({
    ...stocksQuery(api, { market, page: 1, limit: pageSizes.markets }),
    // The list on the screen polls it.
    refetchInterval: false,
  });
  const pages = Math.ceil((list.data?.count ?? 0) / limit);
  const results = useQueries({
    queries: Array.from({ length: pages > maxPages ? 0 : pages }, (_, at) =>
      stocksQuery(api, { market, page: at + 1, limit }, poll),
    ),
  });
  if (list.data === undefined) return list.error === null ? 'loading' : null;
  if (results.length === 0) return null;
  const rows = results.flatMap(({ data }) => data?.rows ?? []);
  if (results.some(({ data }) => data === undefined)) {
    return results.some(({ error }) => error !== null) ? null : 'loading';
  }
  const stocks = [...new Map(rows.map((stock) => [stock.symbol, stock])).values()];
  return { stocks, readAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)) };
}
