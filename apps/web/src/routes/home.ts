import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { RouteTable } from './AppRoute.ts';

export const homeRoutes = {
  home: {
    title: defineMessage({ id: 'nav.home' }),
    nav: 'home',
    screen: () => import('../features/home/HomeScreen.tsx'),
  },
  news: {
    title: defineMessage({ id: 'route.news' }),
    screen: () => import('../features/news/NewsScreen.tsx'),
  },
  newsItem: {
    title: defineMessage({ id: 'route.news' }),
    parent: patterns.news,
    screen: () => import('../features/news/NewsItemScreen.tsx'),
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
