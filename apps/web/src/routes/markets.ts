import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { RouteTable } from './AppRoute.ts';

export const marketRoutes = {
  markets: {
    title: defineMessage({ id: 'nav.markets' }),
    nav: 'markets',
    search: 'hidden',
    screen: () => import('../features/markets/MarketsScreen.tsx'),
  },
  watchlists: {
    title: defineMessage({ id: 'route.watchlists' }),
    nav: 'watchlists',
    screen: () => import('../features/markets/watchlists/WatchlistsScreen.tsx'),
  },
  indexDetail: {
    title: defineMessage({ id: 'route.indexDetail' }),
    screen: () => import('../features/markets/instrument/IndexDetailScreen.tsx'),
  },
  stockDetail: {
    title: defineMessage({ id: 'route.stockDetail' }),
    parent: patterns.markets,
    screen: () => import('../features/markets/instrument/StockDetailScreen.tsx'),
  },
  tradingView: {
    title: defineMessage({ id: 'route.tradingView' }),
    parent: patterns.markets,
    screen: () => import('../features/markets/TradingViewScreen.tsx'),
  },
  forex: {
    title: defineMessage({ id: 'route.forex' }),
    screen: () => import('../features/markets/ForexScreen.tsx'),
  },
  futures: {
    title: defineMessage({ id: 'route.futures' }),
    screen: () => import('../features/markets/FuturesScreen.tsx'),
  },
  treasuryDebt: {
    title: defineMessage({ id: 'route.treasuryDebt' }),
    screen: () => import('../features/markets/TreasuryDebtScreen.tsx'),
  },
} as const satisfies RouteTable;
