import { billInfiniteQuery, userInfoQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import { type AppRoute, unlessSearched } from './AppRoute.ts';

export const accountRoutes = {
  account: {
    path: patterns.account,
    title: defineMessage({ id: 'nav.account' }),
    nav: 'account',
    screen: () => import('../features/account/AccountScreen.tsx'),
    loader: ({ cache, api }) => [cache.prefetchQuery(userInfoQuery(api))],
  },
  accountChanges: {
    path: patterns.accountChanges,
    title: defineMessage({ id: 'route.accountChanges' }),
    parent: patterns.account,
    screen: () => import('../features/account/changes/AccountChangesScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchInfiniteQuery(
        billInfiniteQuery(api, { type: 'all', limit: pageSizes.records }),
      ),
    ]),
  },
  rechargeWithdraw: {
    path: patterns.rechargeWithdraw,
    title: defineMessage({ id: 'route.rechargeWithdraw' }),
    parent: patterns.accountChanges,
    screen: () => import('../features/account/changes/MoneyChangeScreen.tsx'),
  },
  gains: {
    path: patterns.gains,
    title: defineMessage({ id: 'route.gains' }),
    parent: patterns.account,
    screen: () => import('../features/gains/GainsScreen.tsx'),
  },
  documents: {
    path: patterns.documents,
    title: defineMessage({ id: 'route.documents' }),
    parent: patterns.account,
    screen: () => import('../features/documents/DocumentsScreen.tsx'),
  },
} as const satisfies Record<string, AppRoute>;
