import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { AppRoute } from './AppRoute.ts';

export const homeRoutes = {
  home: {
    path: patterns.home,
    title: defineMessage({ id: 'nav.home' }),
    nav: 'home',
    screen: () => import('../features/home/HomeScreen.tsx'),
  },
  news: {
    path: patterns.news,
    title: defineMessage({ id: 'route.news' }),
    screen: () => import('../features/news/NewsScreen.tsx'),
  },
  newsItem: {
    path: patterns.newsItem,
    title: defineMessage({ id: 'route.newsItem' }),
    parent: patterns.news,
    screen: () => import('../features/news/NewsItemScreen.tsx'),
  },
  inbox: {
    path: patterns.inbox,
    title: defineMessage({ id: 'route.inbox' }),
    screen: () => import('../features/notices/InboxScreen.tsx'),
  },
  customerService: {
    path: patterns.customerService,
    title: defineMessage({ id: 'route.customerService' }),
    service: 'hidden',
    screen: () => import('../features/support/CustomerServiceScreen.tsx'),
  },
  legal: {
    path: patterns.legal,
    title: defineMessage({ id: 'route.legal' }),
    parent: patterns.settings,
    screen: () => import('../features/legal/LegalScreen.tsx'),
  },
} as const satisfies Record<string, AppRoute>;
