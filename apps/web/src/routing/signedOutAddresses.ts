import { defineMessage, type MessageDescriptor } from '@corro/messages';

export interface SignedOutRoute {
  readonly title: MessageDescriptor;
  /** Where the header's arrow leads. */
  readonly parent?: string;
}

/** The routes without a token (spec §2), by their address. Any other address shows the login. */
export const signedOutRoutes = {
  '/login': { title: defineMessage({ id: 'login.title' }) },
  '/register': { title: defineMessage({ id: 'register.title' }), parent: '/login' },
  '/forgot-password': { title: defineMessage({ id: 'forgot.title' }), parent: '/login' },
} as const satisfies Record<string, SignedOutRoute>;

export type SignedOutPath = keyof typeof signedOutRoutes;

const signedOutPaths: readonly SignedOutPath[] = ['/login', '/register', '/forgot-password'];

/** The public route at an address, with or without a slash at its end; null for all others. */
export function signedOutPath(address: string): SignedOutPath | null {
  const path = address.replace(/(?<=.)\/$/, '');
  return signedOutPaths.find((known) => known === path) ?? null;
}

/** The entry of a public route, without the precision of the table's own type. */
export function signedOutRoute(path: SignedOutPath): SignedOutRoute {
  return signedOutRoutes[path];
}
