import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { AppRoute } from './AppRoute.ts';

export const productRoutes = {
  blockTrading: {
    path: patterns.blockTrading,
    title: defineMessage({ id: 'route.blockTrading' }),
    screen: () => import('../features/deals/BlockTradingScreen.tsx'),
  },
  blockOrders: {
    path: patterns.blockOrders,
    title: defineMessage({ id: 'route.blockOrders' }),
    parent: patterns.blockTrading,
    screen: () => import('../features/deals/BlockOrdersScreen.tsx'),
  },
  qip: {
    path: patterns.qip,
    title: defineMessage({ id: 'route.qip' }),
    screen: () => import('../features/deals/QipScreen.tsx'),
  },
  qipOrders: {
    path: patterns.qipOrders,
    title: defineMessage({ id: 'route.qipOrders' }),
    parent: patterns.qip,
    screen: () => import('../features/deals/QipOrdersScreen.tsx'),
  },
  ipo: {
    path: patterns.ipo,
    title: defineMessage({ id: 'route.ipo' }),
    screen: () => import('../features/ipo/IpoScreen.tsx'),
  },
  ipoOrders: {
    path: patterns.ipoOrders,
    title: defineMessage({ id: 'route.ipoOrders' }),
    parent: patterns.ipo,
    screen: () => import('../features/ipo/orders/IpoOrdersScreen.tsx'),
  },
  funds: {
    path: patterns.funds,
    title: defineMessage({ id: 'route.funds' }),
    screen: () => import('../features/funds/FundInvestmentScreen.tsx'),
  },
  fundOrders: {
    path: patterns.fundOrders,
    title: defineMessage({ id: 'route.fundOrders' }),
    parent: patterns.funds,
    screen: () => import('../features/funds/orders/FundOrdersScreen.tsx'),
  },
} as const satisfies Record<string, AppRoute>;
