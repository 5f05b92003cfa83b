import { defineMessage } from '@corro/messages';
import { patterns } from '../links.ts';
import type { RouteTable } from './AppRoute.ts';

export const accountRoutes = {
  account: {
    title: defineMessage({ id: 'nav.account' }),
    nav: 'account',
    screen: () => import('../features/account/AccountScreen.tsx'),
  },
  accountChanges: {
    title: defineMessage({ id: 'route.accountChanges' }),
    parent: patterns.account,
    screen: () => import('../features/account/changes/AccountChangesScreen.tsx'),
  },
  rechargeWithdraw: {
    title: defineMessage({ id: 'route.rechargeWithdraw' }),
    parent: patterns.accountChanges,
    screen: () => import('../features/account/changes/MoneyChangeScreen.tsx'),
  },
  gains: {
    title: defineMessage({ id: 'route.gains' }),
    parent: patterns.account,
    screen: () => import('../features/gains/GainsScreen.tsx'),
  },
  documents: {
    title: defineMessage({ id: 'route.documents' }),
    parent: patterns.account,
    screen: () => import('../features/documents/DocumentsScreen.tsx'),
  },
  settings: {
    title: defineMessage({ id: 'route.settings' }),
    parent: patterns.account,
    screen: () => import('../features/settings/SettingsScreen.tsx'),
  },
  loginPassword: {
    title: defineMessage({ id: 'route.loginPassword' }),
    parent: patterns.settings,
    screen: () => import('../features/auth/LoginPasswordScreen.tsx'),
  },
  realName: {
    title: defineMessage({ id: 'route.realName' }),
    parent: patterns.settings,
    screen: () => import('../features/identity/RealNameScreen.tsx'),
  },
  bankCards: {
    title: defineMessage({ id: 'route.bankCards' }),
    parent: patterns.settings,
    screen: () => import('../features/cards/BankCardsScreen.tsx'),
  },
  sessions: {
    title: defineMessage({ id: 'route.sessions' }),
    parent: patterns.settings,
    screen: () => import('../features/sessions/SessionsScreen.tsx'),
  },
  passkeys: {
    title: defineMessage({ id: 'route.passkeys' }),
    parent: patterns.settings,
    screen: () => import('../features/passkeys/PasskeysScreen.tsx'),
  },
} as const satisfies RouteTable;
