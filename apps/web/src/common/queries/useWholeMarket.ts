import { type PollName, type Stock, stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import type { PersistedAgeProps } from '../ages.tsx';

/** All shares of a market. */
export interface WholeMarket {
  readonly stocks: readonly Stock[];
  /** State of the reads of all pages, with the read time of the oldest. */
  readonly query: PersistedAgeProps['query'];
}

const limit = pageSizes.max;
/** Maximum number of pages: a larger market is not read. */
const maxPages = 2;

/**
 * Reads all shares of a market, since no call returns the top movers. Null if the market is too
 * large or cannot be read.
 */
export function useWholeMarket(
  market: string | undefined,
  poll: PollName,
): WholeMarket | 'loading' | null {
  const api = useApi();
  const list = useQuery({
    ...stocksQuery(api, { market, page: 1, limit: pageSizes.markets }),
    // Not polled here, because the list on the screen polls this query.
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
  const read = results.flatMap(({ data }) => data ?? []);
  if (results.some(({ data }) => data === undefined)) {
    return results.some(({ error }) => error !== null) ? null : 'loading';
  }
  // Some upstreams send fewer rows than requested: the movers of a part are not those of the
  // market.
  const rowCount = new Set(read.flatMap(({ ids }) => ids)).size;
  if (read.some(({ count }) => count > rowCount)) return null;
  const rows = read.flatMap((page) => page.rows);
  const stocks = [...new Map(rows.map((stock) => [stock.symbol, stock])).values()];
  const dataUpdatedAt = Math.min(...results.map((result) => result.dataUpdatedAt));
  const error = results.find((result) => result.error !== null)?.error ?? null;
  return { stocks, query: { data: stocks, error, dataUpdatedAt } };
}
