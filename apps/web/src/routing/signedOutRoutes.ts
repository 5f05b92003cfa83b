import type { ComponentType } from 'react';
import type { SignedOutPath } from './signedOutAddresses.ts';

/** Loads the chunk of one screen. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** The screens without a token: apart from the others, whose addresses the login need not load. */
export const signedOutScreens: Readonly<Record<SignedOutPath, LoadScreen>> = {
  '/login': () => import('../features/auth/LoginScreen.tsx'),
  '/register': () => import('../features/auth/RegisterScreen.tsx'),
  '/forgot-password': () => import('../features/auth/ForgotPasswordScreen.tsx'),
};
