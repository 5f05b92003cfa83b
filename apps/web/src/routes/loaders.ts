import { matchPath } from 'react-router-dom';
import { loadOnce } from './loadOnce.ts';
import { routeEntry, routeNames, type LoadScreen, type RouteEntry } from './table.ts';

/** What only customers' screens need, kept out of the first view of the login. */
export const loadRoom = () => import('./CustomersRoom.tsx');

const loadNotBuilt: LoadScreen = () => import('../screens/not-built/NotBuiltScreen.tsx');
const loadNotFound: LoadScreen = () => import('../screens/not-found/NotFoundScreen.tsx');

/** The place of an address that no route has. */
export const notFound: RouteEntry = { path: '*', title: 'notFound.title', screen: loadNotFound };

/** The screen of a route; the one that says so while it is not built. */
export function screenOf(entry: RouteEntry): LoadScreen {
  return entry.screen ?? loadNotBuilt;
}

/** The route of an address, by React Router's own ranking of what is more exact. */
export function entryAt(pathname: string): RouteEntry {
  const found = routeNames
    .map(routeEntry)
    .filter((entry) => matchPath({ path: entry.path, end: true }, pathname) !== null)
    .toSorted((a, b) => parameterCount(a) - parameterCount(b));
  return found[0] ?? notFound;
}

/** Fetches the chunks of an address ahead of showing it. Rejects when they cannot be had. */
export async function preload(pathname: string): Promise<void> {
  const entry = entryAt(pathname);
  await Promise.all([
    loadOnce(screenOf(entry)),
    ...(entry.isPublic ? [] : [loadOnce<unknown>(loadRoom)]),
  ]);
}

function parameterCount(entry: RouteEntry): number {
  return entry.path.split('/:').length;
}
