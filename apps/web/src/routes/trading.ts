import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { RouteTable } from './AppRoute.ts';

export const tradingRoutes = {
  trade: {
    title: defineMessage({ id: 'nav.trade' }),
    nav: 'trade',
    screen: () => import('../features/portfolio/TradeScreen.tsx'),
  },
  tradeNoNav: {
    title: defineMessage({ id: 'nav.trade' }),
    screen: () => import('../features/portfolio/TradeScreen.tsx'),
  },
  stockTrading: {
    title: defineMessage({ id: 'route.stockTrading' }),
    parent: patterns.markets,
    screen: () => import('../features/trading/ticket/StockTradingScreen.tsx'),
  },
  records: {
    title: defineMessage({ id: 'route.records' }),
    parent: patterns.trade,
    screen: () => import('../features/trading/orders/RecordsScreen.tsx'),
  },
} as const satisfies RouteTable;
