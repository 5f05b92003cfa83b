import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { RouteTable } from './AppRoute.ts';

export const productRoutes = {
  blockTrading: {
    title: defineMessage({ id: 'route.blockTrading' }),
    screen: () => import('../features/offers/BlockTradingScreen.tsx'),
  },
  blockOrders: {
    title: defineMessage({ id: 'route.blockOrders' }),
    parent: patterns.blockTrading,
    screen: () => import('../features/offers/BlockOrdersScreen.tsx'),
  },
  qip: {
    title: defineMessage({ id: 'route.qip' }),
    screen: () => import('../features/offers/QipScreen.tsx'),
  },
  qipOrders: {
    title: defineMessage({ id: 'route.qipOrders' }),
    parent: patterns.qip,
    screen: () => import('../features/offers/QipOrdersScreen.tsx'),
  },
  ipo: {
    title: defineMessage({ id: 'ipo.list' }),
    screen: () => import('../features/ipo/IpoScreen.tsx'),
  },
  ipoOrders: {
    title: defineMessage({ id: 'route.ipoOrders' }),
    parent: patterns.ipo,
    screen: () => import('../features/ipo/orders/IpoOrdersScreen.tsx'),
  },
  funds: {
    title: defineMessage({ id: 'route.funds' }),
    screen: () => import('../features/funds/FundInvestmentScreen.tsx'),
  },
  fundOrders: {
    title: defineMessage({ id: 'route.fundOrders' }),
    parent: patterns.funds,
    screen: () => import('../features/funds/orders/FundOrdersScreen.tsx'),
  },
} as const satisfies RouteTable;
