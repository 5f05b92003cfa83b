import type { MessageId } from '@corro/messages';

export interface VisitorRoute {
  readonly title: MessageId;
  /** Where the header's arrow leads. */
  readonly parent?: string;
}

/** The routes without a token (spec §2), by their address. Any other address shows the login. */
export const visitorRoutes = {
  '/login': { title: 'login.title' },
  '/register': { title: 'register.title', parent: '/login' },
  '/forgot-password': { title: 'forgot.title', parent: '/login' },
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
