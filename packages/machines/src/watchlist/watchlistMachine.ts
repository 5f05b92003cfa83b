import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate';
import { namedAction, namedActor, reportDefect, rethrowDefect } from '../effects.ts';
import { isDone, type Outcome } from '../outcome.ts';

/** A deletable row. */
export interface WatchedItem {
  readonly symbol: string;
  readonly name: string;
}

export interface WatchlistContext {
  /** The row to delete, or deleted last. */
  readonly item: WatchedItem | null;
  /** Deleted symbols, which an older list may still contain. */
  readonly gone: readonly string[];
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
 * - `favouritesChanged`: reads the favourites again; `removed` tells whether `item` is gone;
 * - `reportDefect`: reports an effect that rejected.
 */
const watchlistSetup = setup({
  types: {} as { context: WatchlistContext; events: WatchlistEvent },
  actors: { remove: namedActor<Outcome<null>, { symbol: string }>('remove') },
  actions: {
    favouritesChanged: namedAction<{ item: WatchedItem; removed: boolean }>('favouritesChanged'),
    reportDefect: rethrowDefect,
    choose: assign(({ event }) => {
      assertEvent(event, 'DELETE');
      return { item: event.item };
    }),
    addDeleted: assign(({ context: { gone, item } }) => ({
      gone: item === null ? gone : [...gone, item.symbol],
    })),
  },
});

/** Returns the row to delete. Throws TypeError for none. */
function itemOf({ item }: WatchlistContext): WatchedItem {
  if (item === null) throw new TypeError('No row is in question.');
  return item;
}

/**
 * Edits the watchlist (spec §2, §8). A confirmed deletion hides its row at once and restores it
 * after a failure. One deletion at a time; deleting a missing favourite succeeds.
 */
export const watchlistMachine = watchlistSetup.createMachine({
  id: 'watchlist',
  context: { item: null, gone: [] },
  initial: 'viewing',
  states: {
    viewing: { on: { EDIT: 'editing' } },
    editing: {
      initial: 'choosing',
      on: {
        DONE: 'viewing',
        DELETE: { target: '.confirming', actions: 'choose' },
      },
      states: {
        choosing: {},
        confirming: {
          on: { DELETE: {}, CANCEL: 'choosing', CONFIRM: 'removing' },
        },
        removing: {
          on: { DELETE: {}, DONE: {} },
          invoke: {
            src: 'remove',
            input: ({ context }) => ({ symbol: itemOf(context).symbol }),
            onDone: [
              {
                guard: ({ event }) => isDone(event.output),
                target: 'removed',
                actions: [
                  'addDeleted',
                  {
                    type: 'favouritesChanged',
                    params: ({ context }) => ({ item: itemOf(context), removed: true }),
                  },
                ],
              },
              {
                target: 'restored',
                actions: [
                  {
                    type: 'favouritesChanged',
                    params: ({ context }) => ({ item: itemOf(context), removed: false }),
                  },
                ],
              },
            ],
            onError: {
              target: 'restored',
              actions: reportDefect,
            },
          },
        },
        removed: {},
        restored: {},
      },
    },
  },
});

export type WatchlistSnapshot = SnapshotFrom<typeof watchlistMachine>;

export interface WatchlistView {
  /** Rows have delete buttons and ignore taps. */
  readonly editing: boolean;
  readonly canFinish: boolean;
  /** Row of the open confirmation. */
  readonly asked: WatchedItem | null;
  /** A deletion is running. */
  readonly busy: boolean;
  readonly hidden: readonly string[];
  /** Row restored after a failed deletion, until the next action. */
  readonly restored: WatchedItem | null;
}

export function watchlistView(snapshot: WatchlistSnapshot): WatchlistView {
  const { item, gone } = snapshot.context;
  const busy = snapshot.matches({ editing: 'removing' });
  return {
    editing: snapshot.matches('editing'),
    canFinish: snapshot.matches('editing') && !busy,
    asked: snapshot.matches({ editing: 'confirming' }) ? item : null,
    busy,
    hidden: busy && item !== null ? [...gone, item.symbol] : gone,
    restored: snapshot.matches({ editing: 'restored' }) ? item : null,
  };
}
