import { createContext, use } from 'react';
import type { MessageDescriptor } from '@corro/messages';
import { useNavigate } from 'react-router-dom';
import { historyIndex } from './browserTab.ts';

/** The five places of the bottom navigation. */
export type NavPlace = 'home' | 'markets' | 'watchlists' | 'trade' | 'account';

/** What the screen around it needs to know of an address. */
export interface Route {
  /** React Router's pattern. */
  readonly path: string;
  readonly title: MessageDescriptor;
  /** Shows the bottom navigation, with this place lit. */
  readonly nav?: NavPlace;
  /** Where the header's arrow leads when there is no page to go back to; home unless given. */
  readonly parent?: string;
  /** Customer service is in the header unless the route hides it. */
  readonly service?: 'hidden';
  /** The header ends with a «more» button for actions that do not fit in it, the settings among them. */
  readonly hasMore?: true;
}

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
