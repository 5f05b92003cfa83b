/** The public routes (spec §2). Visitors see the login at any other address. */
export const signedOutRoutes = {
  '/login': { title: { id: 'login.title' }, parent: null },
  '/register': { title: { id: 'register.title' }, parent: '/login' },
  '/forgot-password': { title: { id: 'forgot.title' }, parent: '/login' },
} as const;

export type SignedOutPath = keyof typeof signedOutRoutes;

const signedOutPaths: readonly SignedOutPath[] = ['/login', '/register', '/forgot-password'];

/** The public route of an address, with or without a trailing slash; null for others. */
export function signedOutPath(address: string): SignedOutPath | null {
  const path = address.replace(/(.)\/$/, '$1');
  return signedOutPaths.find((candidate) => candidate === path) ?? null;
}
