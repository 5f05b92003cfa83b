import { balanceQuery, positionsQuery, quoteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import { type RouteTable, unlessSearched, ordersLoader } from './AppRoute.ts';

export const tradingRoutes = {
  trade: {
    title: defineMessage({ id: 'nav.trade' }),
    nav: 'trade',
    screen: () => import('../features/portfolio/TradeScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(positionsQuery(api, { type: 'stock', page: 1, limit: pageSizes.max })),
    ]),
  },
  tradeNoNav: {
    title: defineMessage({ id: 'nav.trade' }),
    screen: () => import('../features/portfolio/TradeScreen.tsx'),
  },
  stockTrading: {
    title: defineMessage({ id: 'route.stockTrading' }),
    parent: patterns.markets,
    screen: () => import('../features/trading/ticket/StockTradingScreen.tsx'),
    loader: ({ cache, api, params: { symbol = '', market } }) => [
      cache.prefetchQuery(quoteQuery(api, { symbol, market, mold: 'stock' }, 'tradingScreen')),
      cache.prefetchQuery(balanceQuery(api)),
    ],
  },
  records: {
    title: defineMessage({ id: 'route.records' }),
    parent: patterns.trade,
    screen: () => import('../features/trading/orders/RecordsScreen.tsx'),
    loader: ordersLoader('stock'),
  },
} as const satisfies RouteTable;
