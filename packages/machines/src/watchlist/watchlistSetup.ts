import { assertEvent, assign, setup } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
import type { Outcome } from '../outcome.ts';
import type { WatchedItem, WatchlistContext, WatchlistEvent } from './types.ts';

/**
 * The watchlist's effects, supplied by `provide`:
 * - `remove`: one call; an Outcome without a value; not aborted when the list is left;
 * - `favouritesChanged`: the favourites are to be read again, `item` above all; `removed` says
 *   whether it is known to be gone;
 * - `reportDefect`: an effect rejected.
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

/** The row in question. Throws TypeError where none is, which no state with one allows. */
export function itemOf({ item }: WatchlistContext): WatchedItem {
  if (item === null) throw new TypeError('No row is in question.');
  return item;
}
