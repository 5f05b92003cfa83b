import { assertEvent, assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import type { Outcome } from '../outcome.ts';
import type { WatchedItem, WatchlistContext, WatchlistEvent } from './types.ts';

/**
 * The watchlist's effects, supplied by `provide`:
 * - `remove`: one call; an Outcome without a value; not aborted when the list is left;
 * - `favouritesChanged`: reads the favourites again; `removed` tells whether `item` is gone;
 * - `reportDefect`: reports an effect that rejected.
 */
export const watchlistSetup = setup({
  types: {} as { context: WatchlistContext; events: WatchlistEvent },
  actors: { remove: namedActor<Outcome<null>, { symbol: string }>('remove') },
  actions: {
    favouritesChanged: namedAction<{ item: WatchedItem; removed: boolean }>('favouritesChanged'),
    reportDefect: rethrowDefect,
    choose: assign(({ event }) => {
      assertEvent(event, 'DELETE');
      return { item: event.item };
    }),
    noteGone: assign(({ context: { gone, item } }) => ({
      gone: item === null ? gone : [...gone, item.symbol],
    })),
  },
});

/** Returns the row to delete. Throws TypeError for none. */
export function itemOf({ item }: WatchlistContext): WatchedItem {
  if (item === null) throw new TypeError('No row is in question.');
  return item;
}
