import { createContext, use } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Route } from '../routing/addresses.ts';
import { historyIndex } from './browserTab.ts';

const RouteContext = createContext<Route | null>(null);

export const RouteProvider = RouteContext.Provider;

/** The route that is shown. */
export function useRouteEntry(): Route {
  const entry = use(RouteContext);
  if (entry === null) throw new Error('useRouteEntry is called outside of a route.');
  return entry;
}

/**
 * Goes back in the app's own history, where an open sheet is the first thing that back closes. Where
 * the app was entered on this very page, there is nothing of ours behind it, and the parent takes its
 * place; a page without one stays.
 */
export function useGoBack(parent: string | undefined): () => void {
  const navigate = useNavigate();
  return () => {
    if (historyIndex() > 0) void navigate(-1);
    else if (parent !== undefined) void navigate(parent, { replace: true });
  };
}
