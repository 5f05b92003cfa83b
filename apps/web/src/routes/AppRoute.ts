import type { ComponentType } from 'react';
import type { Route } from '../shell/route.ts';

/** Loads the chunk of one screen. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** An address that needs a token (spec §2), and its screen. */
export interface AppRoute extends Route {
  readonly screen: LoadScreen;
}
