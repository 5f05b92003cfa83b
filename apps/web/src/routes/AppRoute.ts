import type { Transport } from '@corro/client';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Route } from '../shell/route.ts';

/** Loads the chunk of one screen. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

export interface LoaderContext {
  readonly api: Transport;
  readonly cache: QueryClient;
  /** Parameters of the address. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * Starts the queries that a screen begins with for every customer and with every upstream. The screen does not wait
 * for them. A query that the screen does not read is fetched in vain.
 */
export type Loader = (context: LoaderContext) => readonly Promise<void>[];

/** An address that needs a token (spec §2). */
export interface AppRoute extends Route {
  readonly screen: LoadScreen;
  readonly loader?: Loader;
}

/** A loader of what a screen shows without a search in its address: the first page or tab. */
export function unlessSearched(loader: Loader): Loader {
  return (context) => (context.search.size === 0 ? loader(context) : []);
}
