import type { SnapshotFrom } from 'xstate';
import { reportDefect } from '../effects.ts';
import { isDone } from '../outcome.ts';
import {
  itemOf,
  type WatchedItem,
  type WatchlistContext,
  watchlistSetup,
} from './watchlistSetup.ts';

/**
 * Action after a deletion that failed. Reads the favourites again, because the call may have
 * removed the favourite all the same.
 */
const keptFavourite = {
  type: 'favouritesChanged',
  params: ({ context }: { readonly context: WatchlistContext }) => ({
    item: itemOf(context),
    isRemoved: false,
  }),
} as const;

/**
 * Edits the watchlist (spec §2, §8). A confirmed deletion hides its row at once and restores it
 * after a failure. One deletion at a time; deleting a missing favourite succeeds.
 */
export const watchlistMachine = watchlistSetup.createMachine({
  id: 'watchlist',
  context: { item: null, removedSymbols: [] },
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
                    params: ({ context }) => ({ item: itemOf(context), isRemoved: true }),
                  },
                ],
              },
              {
                target: 'restored',
                actions: keptFavourite,
              },
            ],
            onError: {
              target: 'restored',
              actions: [keptFavourite, reportDefect],
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
  readonly isEditing: boolean;
  readonly canFinish: boolean;
  /** Row of the open confirmation. */
  readonly itemToConfirm: WatchedItem | null;
  /** A deletion is running. */
  readonly isBusy: boolean;
  readonly hidden: readonly string[];
  /** Row restored after a failed deletion, until the next action. */
  readonly restored: WatchedItem | null;
}

export function watchlistView(snapshot: WatchlistSnapshot): WatchlistView {
  const { item, removedSymbols } = snapshot.context;
  const isBusy = snapshot.matches({ editing: 'removing' });
  return {
    isEditing: snapshot.matches('editing'),
    canFinish: snapshot.matches('editing') && !isBusy,
    itemToConfirm: snapshot.matches({ editing: 'confirming' }) ? item : null,
    isBusy,
    hidden: isBusy && item !== null ? [...removedSymbols, item.symbol] : removedSymbols,
    restored: snapshot.matches({ editing: 'restored' }) ? item : null,
  };
}
