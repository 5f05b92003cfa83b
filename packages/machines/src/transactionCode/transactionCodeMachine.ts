import { assertEvent, assign } from 'xstate';
import { isDone, isRefused } from '../outcome/index.ts';
import { quiet, transactionCodeSetup } from './transactionCodeSetup.ts';

/**
 * Setting a transaction code: six digits lead on to confirming them, six more save them where they
 * are the same. No code is ever in the context: the fields hold the digits, each event brings those
 * it is about, and `saveCode` is handed them by the confirmation itself. Whoever shows the fields
 * empties both when the phase changes to anything but `confirming`, and with it the code is gone.
 */
export const transactionCodeMachine = transactionCodeSetup.createMachine({
  id: 'transactionCode',
  context: ({ input }) => ({ ...quiet, isFirst: input.isFirst, uncertain: false }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        ENTER: [
          {
            guard: { type: 'isCode', params: ({ event }) => event },
            target: 'confirming',
            actions: 'beQuiet',
          },
          { actions: 'beQuiet' },
        ],
        ASK: {
          actions: assign({ problems: [{ code: 'transaction-code-format', field: 'code' }] }),
        },
      },
    },
    confirming: {
      on: {
        BACK: { target: 'entering', actions: 'beQuiet' },
        CONFIRM: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event },
            target: 'saving',
            actions: 'beQuiet',
          },
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            actions: 'sayMismatch',
          },
          { actions: 'beQuiet' },
        ],
        ASK: {
          actions: assign({ problems: [{ code: 'confirmation-required', field: 'confirmation' }] }),
        },
      },
    },
    saving: {
      invoke: {
        src: 'saveCode',
        input: ({ context, event }) => {
          assertEvent(event, 'CONFIRM');
          return { code: event.code, isFirst: context.isFirst };
        },
        onDone: [
          { guard: ({ event }) => isDone(event.output), target: 'saved' },
          {
            guard: ({ event }) => isRefused(event.output),
            target: 'refused',
            actions: { type: 'takeTrouble', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: [
              { type: 'takeTrouble', params: ({ event }) => event.output },
              assign({ uncertain: true }),
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            assign({ failure: 'protocol', uncertain: true }),
            { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    refused: { on: { BACK: { target: 'entering', actions: 'beQuiet' } } },
    failed: { on: { BACK: { target: 'entering', actions: 'beQuiet' } } },
    saved: { type: 'final' },
  },
});
