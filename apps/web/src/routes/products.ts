import {
  fundOrdersInfiniteQuery,
  fundsQuery,
  ipoOrdersQuery,
  iposQuery,
  offersQuery,
} from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import { type RouteTable, unlessSearched, ordersLoader } from './AppRoute.ts';

export const productRoutes = {
  blockTrading: {
    title: defineMessage({ id: 'route.blockTrading' }),
    screen: () => import('../features/offers/BlockTradingScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(offersQuery(api, { kind: 'block' })),
    ]),
  },
  blockOrders: {
    title: defineMessage({ id: 'route.blockOrders' }),
    parent: patterns.blockTrading,
    screen: () => import('../features/offers/BlockOrdersScreen.tsx'),
    loader: ordersLoader('block'),
  },
  qip: {
    title: defineMessage({ id: 'route.qip' }),
    screen: () => import('../features/offers/QipScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(offersQuery(api, { kind: 'qip' })),
    ]),
  },
  qipOrders: {
    title: defineMessage({ id: 'route.qipOrders' }),
    parent: patterns.qip,
    screen: () => import('../features/offers/QipOrdersScreen.tsx'),
    loader: ordersLoader('qip'),
  },
  ipo: {
    title: defineMessage({ id: 'route.ipo' }),
    screen: () => import('../features/ipo/IpoScreen.tsx'),
    loader: ({ cache, api }) => [
      cache.prefetchQuery(iposQuery(api)),
      cache.prefetchQuery(ipoOrdersQuery(api)),
    ],
  },
  ipoOrders: {
    title: defineMessage({ id: 'route.ipoOrders' }),
    parent: patterns.ipo,
    screen: () => import('../features/ipo/orders/IpoOrdersScreen.tsx'),
    loader: ({ cache, api }) => [cache.prefetchQuery(ipoOrdersQuery(api))],
  },
  funds: {
    title: defineMessage({ id: 'route.funds' }),
    screen: () => import('../features/funds/FundInvestmentScreen.tsx'),
    loader: ({ cache, api }) => [cache.prefetchQuery(fundsQuery(api))],
  },
  fundOrders: {
    title: defineMessage({ id: 'route.fundOrders' }),
    parent: patterns.funds,
    screen: () => import('../features/funds/orders/FundOrdersScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchInfiniteQuery(
        fundOrdersInfiniteQuery(api, { status: 'active', limit: pageSizes.records }),
      ),
    ]),
  },
} as const satisfies RouteTable;
