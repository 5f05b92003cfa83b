import { createContext, use } from 'react';
import type { RouteEntry } from './routeEntry.ts';

const RouteContext = createContext<RouteEntry | null>(null);

export const RouteProvider = RouteContext.Provider;

/** The entry of the route that is shown. */
export function useRouteEntry(): RouteEntry {
  const entry = use(RouteContext);
  if (entry === null) throw new Error('useRouteEntry is called outside of a route.');
  return entry;
}
