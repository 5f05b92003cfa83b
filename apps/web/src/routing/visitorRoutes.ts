import type { MessageId } from '@corro/messages';
import type { LoadScreen } from '../shell/routeEntry.ts';

export interface VisitorRoute {
  readonly title: MessageId;
  readonly screen: LoadScreen;
  /** Where the header's arrow leads. */
  readonly parent?: string;
}

/** The routes without a token (spec §2), by their address. Any other address shows the login. */
export const visitorRoutes = {
  '/login': {
    title: 'login.title',
    screen: () => import('../features/auth/LoginScreen.tsx'),
  },
  '/register': {
    title: 'register.title',
    screen: () => import('../features/auth/RegisterScreen.tsx'),
    parent: '/login',
  },
  '/forgot-password': {
    title: 'forgot.title',
    screen: () => import('../features/auth/ForgotPasswordScreen.tsx'),
    parent: '/login',
  },
} as const satisfies Record<string, VisitorRoute>;

export type VisitorPath = keyof typeof visitorRoutes;

const visitorPaths: readonly VisitorPath[] = ['/login', '/register', '/forgot-password'];

/** The public route at an address, with or without a slash at its end; null for all others. */
export function visitorPath(address: string): VisitorPath | null {
  const path = address.replace(/(?<=.)\/$/, '');
  return visitorPaths.find((known) => known === path) ?? null;
}

/** The entry of a public route, without the precision of the table's own type. */
export function visitorRoute(path: VisitorPath): VisitorRoute {
  return visitorRoutes[path];
}
