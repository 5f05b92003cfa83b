import { assertEvent, assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import type { Outcome } from '../outcome.ts';

/** A deletable row. */
export interface WatchedItem {
  readonly symbol: string;
  readonly name: string;
}

export interface WatchlistContext {
  /** The row to delete, or deleted last. */
  readonly item: WatchedItem | null;
  /** Symbols of deleted rows; a list that was read earlier may still contain them. */
  readonly removedSymbols: readonly string[];
}

export type WatchlistEvent =
  /** Shows the delete buttons. */
  | { readonly type: 'EDIT' }
  /** Hides the delete buttons. */
  | { readonly type: 'DONE' }
  /** Opens the confirmation; ignored during another deletion. */
  | { readonly type: 'DELETE'; readonly item: WatchedItem }
  | { readonly type: 'CANCEL' }
  /** Deletes the row once. */
  | { readonly type: 'CONFIRM' };

/**
 * The watchlist's effects, supplied by `provide`:
 * - `remove`: one call; an Outcome without a value; not aborted when the list is left;
 * - `favouritesChanged`: reads the favourites again; `isRemoved` tells whether `item` is gone;
 * - `reportDefect`: reports an effect that rejected.
 */
export const watchlistSetup = setup({
  types: {} as { context: WatchlistContext; events: WatchlistEvent },
  actors: { remove: namedActor<Outcome<null>, { symbol: string }>('remove') },
  actions: {
    favouritesChanged: namedAction<{ item: WatchedItem; isRemoved: boolean }>('favouritesChanged'),
    reportDefect: rethrowDefect,
    choose: assign(({ event }) => {
      assertEvent(event, 'DELETE');
      return { item: event.item };
    }),
    addDeleted: assign(({ context: { removedSymbols, item } }) => ({
      removedSymbols: item === null ? removedSymbols : [...removedSymbols, item.symbol],
    })),
  },
});

/** Returns the row to delete. Throws TypeError for none. */
export function itemOf({ item }: WatchlistContext): WatchedItem {
  if (item === null) throw new TypeError('No row is in question.');
  return item;
}
