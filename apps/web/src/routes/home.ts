import { newsItemQuery, newsQuery, userInfoQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import { type RouteTable, unlessSearched } from './AppRoute.ts';

export const homeRoutes = {
  home: {
    title: defineMessage({ id: 'nav.home' }),
    nav: 'home',
    screen: () => import('../features/home/HomeScreen.tsx'),
    loader: ({ cache, api }) => [cache.prefetchQuery(userInfoQuery(api))],
  },
  news: {
    title: defineMessage({ id: 'route.news' }),
    screen: () => import('../features/news/NewsScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [
      cache.prefetchQuery(newsQuery(api, { page: 1, limit: pageSizes.news })),
    ]),
  },
  newsItem: {
    title: defineMessage({ id: 'route.newsItem' }),
    parent: patterns.news,
    screen: () => import('../features/news/NewsItemScreen.tsx'),
    loader: ({ cache, api, params: { id = '' } }) => [cache.prefetchQuery(newsItemQuery(api, id))],
  },
  inbox: {
    title: defineMessage({ id: 'route.inbox' }),
    screen: () => import('../features/notices/InboxScreen.tsx'),
  },
  customerService: {
    title: defineMessage({ id: 'route.customerService' }),
    screen: () => import('../features/support/CustomerServiceScreen.tsx'),
  },
  legal: {
    title: defineMessage({ id: 'route.legal' }),
    parent: patterns.settings,
    screen: () => import('../features/legal/LegalScreen.tsx'),
  },
} as const satisfies RouteTable;
