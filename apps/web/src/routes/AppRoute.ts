import { type Transport, type OrderKind, ordersInfiniteQuery } from '@corro/client';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteName } from '../links.ts';
import type { Route } from '../shell/route.ts';
import { pageSizes } from '@corro/domain';

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

interface LoaderContext {
  readonly api: Transport;
  readonly cache: QueryClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * Starts the queries that a screen needs for every customer and every upstream, without waiting.
 * Include no query that the screen does not read.
 */
export type Loader = (context: LoaderContext) => readonly Promise<void>[];

/** An address that needs a token (spec §2). */
export interface AppRoute extends Route {
  readonly screen: LoadScreen;
  readonly loader?: Loader;
}

/** Routes by name; `patterns` has their paths. */
export type RouteTable = Readonly<Partial<Record<RouteName, Omit<AppRoute, 'path'>>>>;

/** Loads nothing if the address has a search: the loader is for the first page or tab. */
export function unlessSearched(loader: Loader): Loader {
  return (context) => (context.search.size === 0 ? loader(context) : []);
}

export function ordersLoader(kind: OrderKind): Loader {
  return unlessSearched(({ cache, api }) => [
    cache.prefetchInfiniteQuery(ordersInfiniteQuery(api, { kind, limit: pageSizes.records })),
  ]);
}
