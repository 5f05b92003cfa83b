import type { CataloguePart } from '../app/i18n/i18n.ts';
import type { SignedOutPath } from '../signedOutLinks.ts';
import type { LoadScreen } from './AppRoute.ts';

export const signedOutScreens: Readonly<Record<SignedOutPath, LoadScreen>> = {
  '/login': () => import('../features/auth/LoginScreen.tsx'),
  '/register': () => import('../features/auth/RegisterScreen.tsx'),
  '/forgot-password': () => import('../features/auth/ForgotPasswordScreen.tsx'),
};

/** Part of the catalogue for each screen: the login has its own, because most customers see no other. */
export const signedOutParts = {
  '/login': 'login',
  '/register': 'signedOut',
  '/forgot-password': 'signedOut',
} as const satisfies Readonly<Record<SignedOutPath, CataloguePart>>;
