import type { MessageId } from '@corro/messages';
import type { ComponentType } from 'react';

/** A chunk that holds one screen. */
export type ScreenModule = { readonly default: ComponentType };
export type LoadScreen = () => Promise<ScreenModule>;

/** The five places of the bottom navigation. */
export type NavPlace = 'home' | 'markets' | 'watchlists' | 'trade' | 'account';

export interface RouteEntry {
  /** React Router's pattern. Every parameter is text, whatever it looks like. */
  readonly path: string;
  readonly title: MessageId;
  readonly screen: LoadScreen;
  /** Shows the bottom navigation, with this place lit. */
  readonly nav?: NavPlace;
  /** Where the header's arrow leads when there is no page to go back to; home unless given. */
  readonly parent?: string;
  /**
   * The floating service button is shown unless the route hides it. `header`: service stands in the
   * header in place of the settings, where the foot of the page is taken.
   */
  readonly service?: 'hidden' | 'header';
}
