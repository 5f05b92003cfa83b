import { createContext, use } from 'react';
import type { MessageDescriptor } from '@corro/messages';
import { useNavigate } from 'react-router-dom';
import { historyIndex } from './browserTab.ts';

/** Places of the bottom navigation. */
export type NavPlace = 'home' | 'markets' | 'watchlists' | 'trade' | 'account';

/** The part of a route that the frame around a screen needs. */
export interface Route {
  /** Pattern of React Router. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** Shows the bottom navigation with this place active. */
  readonly nav?: NavPlace;
  /** Back target if there is no page to go back to; defaults to home. */
  readonly parent?: string;
  /** Hides the search button of the header, because the screen has its own search. */
  readonly search?: 'hidden';
}

const RouteContext = createContext<Route | null>(null);

export const RouteProvider = RouteContext.Provider;

export function useRouteEntry(): Route {
  const entry = use(RouteContext);
  if (entry === null) throw new Error('useRouteEntry is called outside of a route.');
  return entry;
}

/**
 * Goes back in the app's history, which closes an open sheet first. If the app was entered on this
 * page, navigates to `parent` instead; without one it stays.
 */
export function useGoBack(parent: string | undefined): () => void {
  const navigate = useNavigate();
  return () => {
    if (historyIndex() > 0) void navigate(-1);
    else if (parent !== undefined) void navigate(parent, { replace: true });
  };
}
