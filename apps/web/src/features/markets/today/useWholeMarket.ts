import { type PollName, type Stock, stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';

/** All shares of a market, and when they were read, epoch milliseconds. */
export interface WholeMarket {
  readonly stocks: readonly Stock[];
  readonly readAt: number;
}

const limit = pageSizes.most;
/** A larger market is not read as a whole. */
const mostPages = 2;

/**
 * All shares of a market, to compare them: the contract has no call for those that moved most.
 * `loading` until the list itself has come; null where the market is too large, or cannot be read.
 */
export function useWholeMarket(
  market: string | undefined,
  poll: PollName,
): WholeMarket | 'loading' | null {
  const api = useApi();
  const list = useQuery({
    ...stocksQuery(api, { market, page: 1, limit: pageSizes.markets }),
    // Polled with the list.
    refetchInterval: false,
  });
  const pages = Math.ceil((list.data?.count ?? 0) / limit);
  const results = useQueries({
    queries: Array.from({ length: pages > mostPages ? 0 : pages }, (_, at) =>
      stocksQuery(api, { market, page: at + 1, limit }, poll),
    ),
  });
  if (list.data === undefined) return list.error === null ? 'loading' : null;
  if (results.length === 0) return null;
  const read = results.flatMap(({ data }) => data?.rows ?? []);
  if (results.some(({ data }) => data === undefined)) {
    return results.some(({ error }) => error !== null) ? null : 'loading';
  }
  const stocks = [...new Map(read.map((stock) => [stock.symbol, stock])).values()];
  return { stocks, readAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)) };
}
