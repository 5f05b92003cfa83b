import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { AppRoute } from './AppRoute.ts';

export const marketRoutes = {
  markets: {
    path: patterns.markets,
    title: defineMessage({ id: 'nav.markets' }),
    nav: 'markets',
    screen: () => import('../features/markets/MarketsScreen.tsx'),
  },
  watchlists: {
    path: patterns.watchlists,
    title: defineMessage({ id: 'nav.watchlists' }),
    nav: 'watchlists',
    screen: () => import('../features/markets/watchlists/WatchlistsScreen.tsx'),
  },
  indexDetail: {
    path: patterns.indexDetail,
    title: defineMessage({ id: 'route.indexDetail' }),
    screen: () => import('../features/markets/instrument/IndexDetailScreen.tsx'),
  },
  stockDetail: {
    path: patterns.stockDetail,
    title: defineMessage({ id: 'route.stockDetail' }),
    parent: patterns.markets,
    hasMore: true,
    screen: () => import('../features/markets/instrument/StockDetailScreen.tsx'),
  },
  tradingView: {
    path: patterns.tradingView,
    title: defineMessage({ id: 'route.tradingView' }),
    parent: patterns.markets,
    screen: () => import('../features/markets/TradingViewScreen.tsx'),
  },
  forex: {
    path: patterns.forex,
    title: defineMessage({ id: 'route.forex' }),
    screen: () => import('../features/markets/ForexScreen.tsx'),
  },
  futures: {
    path: patterns.futures,
    title: defineMessage({ id: 'route.futures' }),
    screen: () => import('../features/markets/FuturesScreen.tsx'),
  },
  treasuryDebt: {
    path: patterns.treasuryDebt,
    title: defineMessage({ id: 'route.treasuryDebt' }),
    screen: () => import('../features/markets/TreasuryDebtScreen.tsx'),
  },
} as const satisfies Record<string, AppRoute>;
