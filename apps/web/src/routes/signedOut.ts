import type { SignedOutPath } from '../signedOutLinks.ts';
import type { LoadScreen } from './AppRoute.ts';

export const signedOutScreens: Readonly<Record<SignedOutPath, LoadScreen>> = {
  '/login': () => import('../features/auth/LoginScreen.tsx'),
  '/register': () => import('../features/auth/RegisterScreen.tsx'),
  '/forgot-password': () => import('../features/auth/ForgotPasswordScreen.tsx'),
};
