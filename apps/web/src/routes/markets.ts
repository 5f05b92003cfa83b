import {
  currenciesQuery,
  debtQuery,
  favouriteQuery,
  favouritesQuery,
  marketListQuery,
  quoteQuery,
  stocksQuery,
} from '@corro/client';
import { chartPeriods, pageSizes, rangePeriod } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import { type RouteTable, unlessSearched } from './AppRoute.ts';

export const marketRoutes = {
  markets: {
    title: defineMessage({ id: 'nav.markets' }),
    nav: 'markets',
    search: 'hidden',
    screen: () => import('../features/markets/MarketsScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(
        stocksQuery(api, { market: undefined, page: 1, limit: pageSizes.markets }),
      ),
    ]),
  },
  watchlists: {
    title: defineMessage({ id: 'nav.watchlists' }),
    nav: 'watchlists',
    screen: () => import('../features/markets/watchlists/WatchlistsScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(favouritesQuery(api, { page: 1, limit: pageSizes.watchlist })),
    ]),
  },
  indexDetail: {
    title: defineMessage({ id: 'route.indexDetail' }),
    screen: () => import('../features/markets/instrument/IndexDetailScreen.tsx'),
    loader: ({ cache, api, params: { code = '', market } }) => [
      cache.prefetchQuery(quoteQuery(api, { symbol: code, market })),
    ],
  },
  stockDetail: {
    title: defineMessage({ id: 'route.stockDetail' }),
    parent: patterns.markets,
    screen: () => import('../features/markets/instrument/StockDetailScreen.tsx'),
    loader: ({ cache, api, params: { symbol = '' } }) => [
      cache.prefetchQuery(quoteQuery(api, { symbol })),
      cache.prefetchQuery(
        quoteQuery(api, { symbol, ...chartPeriods[rangePeriod.day] }, 'chartHistory'),
      ),
      cache.prefetchQuery(favouriteQuery(api, symbol)),
    ],
  },
  tradingView: {
    title: defineMessage({ id: 'route.tradingView' }),
    parent: patterns.markets,
    screen: () => import('../features/markets/TradingViewScreen.tsx'),
  },
  forex: {
    title: defineMessage({ id: 'route.forex' }),
    screen: () => import('../features/markets/ForexScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(currenciesQuery(api, { page: 1, limit: pageSizes.markets })),
    ]),
  },
  futures: {
    title: defineMessage({ id: 'route.futures' }),
    screen: () => import('../features/markets/FuturesScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(marketListQuery(api, { market: 'FUTURE' })),
    ]),
  },
  treasuryDebt: {
    title: defineMessage({ id: 'route.treasuryDebt' }),
    screen: () => import('../features/markets/TreasuryDebtScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [cache.prefetchQuery(debtQuery(api, {}))]),
  },
} as const satisfies RouteTable;
