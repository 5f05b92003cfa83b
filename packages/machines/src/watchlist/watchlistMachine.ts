import { isDone } from '../outcome/index.ts';
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
