import type { SnapshotFrom } from 'xstate';
import { isDone } from '../outcome.ts';
import type { WatchedItem } from './types.ts';
import { itemOf, watchlistSetup } from './watchlistSetup.ts';

/**
 * Editing the watchlist (spec §2, §8): a delete is confirmed, takes its row away at once, and puts
 * it back when it failed. One delete at a time; deleting what is gone already succeeds.
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
                  'noteGone',
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
              actions: { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
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

/** What a screen shows of the watchlist and may offer. */
export interface WatchlistView {
  /** Each row has a delete button, and tapping a row does nothing. */
  readonly editing: boolean;
  /** Whether editing may end now. */
  readonly canFinish: boolean;
  /** The row with the open confirmation; null where none is open. */
  readonly asked: WatchedItem | null;
  /** A delete is on its way: no other one may begin. */
  readonly busy: boolean;
  /** Symbols of rows that are not to be shown. */
  readonly hidden: readonly string[];
  /** The row that came back because deleting it failed; null once something else is done. */
  readonly restored: WatchedItem | null;
}

/** What a screen shows of the watchlist and may offer. */
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
