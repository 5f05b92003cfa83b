import { createContext, use } from 'react';
import type { Route } from '../routing/addresses.ts';

const RouteContext = createContext<Route | null>(null);

export const RouteProvider = RouteContext.Provider;

/** The route that is shown. */
export function useRouteEntry(): Route {
  const entry = use(RouteContext);
  if (entry === null) throw new Error('useRouteEntry is called outside of a route.');
  return entry;
}
