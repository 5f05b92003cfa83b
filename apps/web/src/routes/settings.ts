import { cardsQuery, verificationQuery } from '@corro/client';
import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import { type AppRoute, unlessSearched } from './AppRoute.ts';

export const settingsRoutes = {
  settings: {
    path: patterns.settings,
    title: defineMessage({ id: 'route.settings' }),
    parent: patterns.account,
    screen: () => import('../features/settings/SettingsScreen.tsx'),
  },
  loginPassword: {
    path: patterns.loginPassword,
    title: defineMessage({ id: 'route.loginPassword' }),
    parent: patterns.settings,
    screen: () => import('../features/auth/LoginPasswordScreen.tsx'),
  },
  realName: {
    path: patterns.realName,
    title: defineMessage({ id: 'route.realName' }),
    parent: patterns.settings,
    screen: () => import('../features/identity/RealNameScreen.tsx'),
    loader: ({ cache, api }) => [cache.prefetchQuery(verificationQuery(api))],
  },
  bankCards: {
    path: patterns.bankCards,
    title: defineMessage({ id: 'route.bankCards' }),
    parent: patterns.settings,
    screen: () => import('../features/cards/BankCardsScreen.tsx'),
    loader: unlessSearched(({ cache, api }) => [cache.prefetchQuery(cardsQuery(api, 'bank'))]),
  },
  sessions: {
    path: patterns.sessions,
    title: defineMessage({ id: 'route.sessions' }),
    parent: patterns.settings,
    screen: () => import('../features/sessions/SessionsScreen.tsx'),
  },
  passkeys: {
    path: patterns.passkeys,
    title: defineMessage({ id: 'route.passkeys' }),
    parent: patterns.settings,
    screen: () => import('../features/passkeys/PasskeysScreen.tsx'),
  },
} as const satisfies Record<string, AppRoute>;
