import type { ComponentType } from 'react';
import type { RouteName } from '../links.ts';
import type { Route } from '../shell/route.ts';

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** An address that needs a token (spec §2). */
export interface AppRoute extends Route {
  readonly screen: LoadScreen;
}

/** Routes by name; `patterns` has their paths. */
export type RouteTable = Readonly<Partial<Record<RouteName, Omit<AppRoute, 'path'>>>>;
