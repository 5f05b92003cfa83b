import {
  balanceQuery,
  favouritesQuery,
  fundsQuery,
  iposQuery,
  loanSummaryQuery,
  newsItemQuery,
  quoteQuery,
  type Transport,
  userInfoQuery,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { patterns, type RouteName } from '../../links.ts';
import { firstReads, type FirstReads } from '../../routes/firstReads.ts';
import { pathAt } from '../AppRoutes.tsx';

/** What a screen reads first, where its address alone says what that is. */
const readsOnPress: Partial<Record<RouteName, FirstReads>> = {
  ...firstReads,
  // Its chart is heavy, and would hold up the frame of the screen.
  stockDetail: ({ cache, api, params: { symbol = '' } }) => [
    cache.prefetchQuery(quoteQuery(api, { symbol })),
  ],
  watchlists: ({ cache, api }) => [
    cache.prefetchQuery(favouritesQuery(api, { page: 1, limit: pageSizes.watchlist })),
  ],
  account: ({ cache, api }) => [cache.prefetchQuery(userInfoQuery(api))],
  indexDetail: ({ cache, api, params: { code = '', market = '' } }) => [
    cache.prefetchQuery(quoteQuery(api, { symbol: code, market })),
  ],
  newsItem: ({ cache, api, params: { id = '' } }) => [cache.prefetchQuery(newsItemQuery(api, id))],
  ipo: ({ cache, api }) => [cache.prefetchQuery(iposQuery(api))],
  funds: ({ cache, api }) => [cache.prefetchQuery(fundsQuery(api))],
  loan: ({ cache, api }) => [cache.prefetchQuery(loanSummaryQuery(api))],
  recharge: ({ cache, api }) => [cache.prefetchQuery(balanceQuery(api))],
  withdraw: ({ cache, api }) => [cache.prefetchQuery(balanceQuery(api))],
};

const readsOfPath = new Map<string, FirstReads>(
  Object.entries(readsOnPress).map(([name, read]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
    return [patterns[name as RouteName], read] as const;
  }),
);

/** Begins what the screen of an address reads first, where that is known and not read yet. */
export function readFirst(pathname: string, cache: QueryClient, api: Transport): void {
  const path = pathAt(pathname) ?? '';
  const read = readsOfPath.get(path);
  if (read === undefined) return;
  const params = matchPath(path, pathname)?.params ?? {};
  void Promise.all(read({ cache, api, params }));
}
