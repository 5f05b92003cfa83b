import { assertEvent, assign } from 'xstate';
import { isDone } from '../outcome/index.ts';
import { quiet, transactionCodeSetup } from './transactionCodeSetup.ts';

/**
 * Setting a transaction code: six digits lead on to confirming them, six more save them where they
 * are the same. Where the login is too long ago the server asks for the login password: it is taken,
 * and the same code goes out with it. No secret is ever in the context: the fields hold the digits,
 * each event brings those it is about, and `saveCode` is handed them by the confirmation itself.
 * The component that shows the fields empties them when the phase becomes `refused`, `failed` or
 * `saved`, and with it the secrets are gone.
 */
export const transactionCodeMachine = transactionCodeSetup.createMachine({
  id: 'transactionCode',
  context: ({ input }) => ({ ...quiet, ...input, needsPassword: false, uncertain: false }),
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
          {
            guard: { type: 'isWhole', params: ({ event }) => ({ text: event.code }) },
            actions: { type: 'sayProblemOf', params: ({ event }) => event },
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
            guard: { type: 'isConfirmedTooLate', params: ({ event }) => event },
            target: 'authenticating',
            actions: 'beQuiet',
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event },
            target: 'saving',
            actions: 'beQuiet',
          },
          {
            guard: { type: 'isWhole', params: ({ event }) => ({ text: event.confirmation }) },
            actions: 'sayMismatch',
          },
          { actions: 'beQuiet' },
        ],
        ASK: {
          actions: assign({ problems: [{ code: 'confirmation-required', field: 'confirmation' }] }),
        },
      },
    },
    authenticating: {
      on: {
        BACK: { target: 'entering', actions: 'beQuiet' },
        EDIT: { actions: 'beQuiet' },
        AUTHENTICATE: [
          {
            guard: ({ event }) => event.password !== '',
            target: 'saving',
            actions: 'beQuiet',
          },
          {
            actions: assign({ problems: [{ code: 'password-required', field: 'password' }] }),
          },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveCode',
        input: ({ context: { isFirst }, event }) => {
          assertEvent(event, ['CONFIRM', 'AUTHENTICATE']);
          const password = event.type === 'AUTHENTICATE' ? event.password : null;
          return { code: event.code, isFirst, password };
        },
        onDone: [
          { guard: ({ event }) => isDone(event.output), target: 'saved' },
          {
            guard: { type: 'asksForPassword', params: ({ event }) => event.output },
            target: 'authenticating',
            actions: assign({ needsPassword: true }),
          },
          {
            guard: { type: 'isPasswordWrong', params: ({ event }) => event.output },
            target: 'authenticating',
            actions: [
              { type: 'takeTrouble', params: ({ event }) => event.output },
              assign({ needsPassword: true }),
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
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
