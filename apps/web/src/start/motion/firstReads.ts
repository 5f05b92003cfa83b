import {
  balanceQuery,
  favouritesQuery,
  fundsQuery,
  iposQuery,
  loanSummaryQuery,
  newsItemQuery,
  quoteQuery,
  stocksQuery,
  type Transport,
  userInfoQuery,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath, type Params } from 'react-router-dom';
import { routeEntry, type RouteName } from '../../routing/addresses.ts';

type Read = (cache: QueryClient, api: Transport, params: Params) => Promise<void>;

/** What a screen reads first, where its address alone says what that is. */
const firstReads: Partial<Record<RouteName, Read>> = {
  markets: (cache, api) => {
    const page = { market: undefined, page: 1, limit: pageSizes.markets };
    return cache.prefetchQuery(stocksQuery(api, page));
  },
  watchlists: (cache, api) =>
    cache.prefetchQuery(favouritesQuery(api, { page: 1, limit: pageSizes.watchlist })),
  account: (cache, api) => cache.prefetchQuery(userInfoQuery(api)),
  stockDetail: (cache, api, { symbol = '' }) => cache.prefetchQuery(quoteQuery(api, { symbol })),
  indexDetail: (cache, api, { code = '', market = '' }) =>
    cache.prefetchQuery(quoteQuery(api, { symbol: code, market })),
  stockTrading: (cache, api) => cache.prefetchQuery(balanceQuery(api)),
  newsItem: (cache, api, { id = '' }) => cache.prefetchQuery(newsItemQuery(api, id)),
  ipo: (cache, api) => cache.prefetchQuery(iposQuery(api)),
  funds: (cache, api) => cache.prefetchQuery(fundsQuery(api)),
  loan: (cache, api) => cache.prefetchQuery(loanSummaryQuery(api)),
  recharge: (cache, api) => cache.prefetchQuery(balanceQuery(api)),
  withdraw: (cache, api) => cache.prefetchQuery(balanceQuery(api)),
};

const table = Object.entries(firstReads).map(([name, read]) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
  return { path: routeEntry(name as RouteName).path, read };
});

/** Reads what the screen of an address reads first, where that is known and not read yet. */
export async function readFirst(
  pathname: string,
  cache: QueryClient,
  api: Transport,
): Promise<void> {
  for (const { path, read } of table) {
    const match = matchPath(path, pathname);
    if (match !== null) await read(cache, api, match.params);
  }
}
