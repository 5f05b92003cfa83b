// oxlint-disable typescript/no-unsafe-type-assertion -- XState reads the types from assertions
import { assign, fromPromise, setup } from 'xstate';

/**
 * A machine of another team: a guard, a promise, a delay, and a lamp that is on or off beside the
 * letter.
 */
export const letterMachine = setup({
  types: {
    context: {} as { readonly pages: number },
    events: {} as
      | { readonly type: 'WRITE'; readonly pages: number }
      | { readonly type: 'SEND' }
      | { readonly type: 'FLIP' },
  },
  actors: { post: fromPromise<string>(() => Promise.reject(new Error('The stage holds it.'))) },
  guards: { isWritten: ({ context }) => context.pages > 0 },
}).createMachine({
  id: 'letter',
  context: { pages: 0 },
  type: 'parallel',
  states: {
    letter: {
      initial: 'writing',
      states: {
        writing: {
          meta: { description: 'Someone writes' },
          on: {
            WRITE: { actions: assign({ pages: ({ event }) => event.pages }) },
            SEND: { guard: 'isWritten', target: 'sending', description: 'Sends the letter' },
          },
        },
        sending: { invoke: { id: 'post', src: 'post', onDone: 'sent', onError: 'failed' } },
        failed: { after: { 5000: 'sending' } },
        sent: { type: 'final' },
      },
    },
    lamp: {
      initial: 'off',
      states: { off: { on: { FLIP: 'on' } }, on: { on: { FLIP: 'off' } } },
    },
  },
});
