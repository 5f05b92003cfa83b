import { matchRoutes } from 'react-router-dom';
import { loadOnce } from '../app/chunks/loadOnce.ts';
import type { LoadScreen, RouteEntry } from '../shell/routeEntry.ts';
import { routeEntry, routeNames } from './table.ts';

const loadNotFound: LoadScreen = () => import('../shell/NotFoundScreen.tsx');

/** The place of an address that no route has. */
export const notFound: RouteEntry = { path: '*', title: 'notFound.title', screen: loadNotFound };

export const entries: readonly RouteEntry[] = [...routeNames.map(routeEntry), notFound];

/** Fetches the screen of an address ahead of showing it. Rejects when it cannot be had. */
export async function preload(pathname: string): Promise<void> {
  const path = matchRoutes(
    entries.map((entry) => ({ path: entry.path })),
    pathname,
  )?.[0]?.route.path;
  const entry = entries.find((one) => one.path === path) ?? notFound;
  await loadOnce(entry.screen);
}
