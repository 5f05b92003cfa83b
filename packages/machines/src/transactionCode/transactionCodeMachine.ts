import type { Problem } from '@corro/domain';
import { assertEvent, assign, type SnapshotFrom } from 'xstate';
import { type Failure, isDone, type Refused } from '../outcome.ts';
import { noErrors, transactionCodeSetup } from './transactionCodeSetup.ts';

/**
 * Setting or changing a transaction code: six digits lead on to confirming them, six more save them
 * where they are the same. Where the login is too long ago the server asks for the login password: it
 * is taken, and the same code goes out with it. A code that is there is changed the same way, with the
 * password from the start, and the present code unless it is forgotten. No secret is ever in the
 * context: the fields hold the digits, each event brings those it is about, and `saveCode` is handed
 * them by the confirmation itself.
 * The component that shows the fields empties them when the phase becomes `refused`, `failed` or
 * `saved`, and with it the secrets are gone.
 */
export const transactionCodeMachine = transactionCodeSetup.createMachine({
  id: 'transactionCode',
  context: ({ input }) => ({
    ...noErrors,
    ...input,
    needsPassword: !input.isFirst,
    isForgotten: false,
    uncertain: false,
  }),
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
        FORGET: {
          guard: ({ context }) => !context.isFirst,
          actions: ['beQuiet', assign({ isForgotten: ({ event }) => event.isForgotten })],
        },
        AUTHENTICATE: [
          {
            guard: { type: 'isGiven', params: ({ event }) => event },
            target: 'saving',
            actions: 'beQuiet',
          },
          { actions: { type: 'sayMissing', params: ({ event }) => event } },
        ],
      },
    },
    saving: {
      invoke: {
        src: 'saveCode',
        input: ({ context: { isFirst }, event }) => {
          assertEvent(event, ['CONFIRM', 'AUTHENTICATE']);
          const { password, currentCode } =
            event.type === 'AUTHENTICATE' ? event : { password: null, currentCode: null };
          return { code: event.code, isFirst, password, currentCode };
        },
        onDone: [
          { guard: ({ event }) => isDone(event.output), target: 'saved' },
          {
            guard: { type: 'asksForPassword', params: ({ event }) => event.output },
            target: 'authenticating',
            actions: assign({ needsPassword: true }),
          },
          {
            guard: { type: 'isSecretWrong', params: ({ event }) => event.output },
            target: 'authenticating',
            actions: [
              { type: 'takeError', params: ({ event }) => event.output },
              assign({ needsPassword: true }),
            ],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'takeError', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: [
              { type: 'takeError', params: ({ event }) => event.output },
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

/** Refusals of a code that an earlier call has set. */
const setAlready = new Set(['transaction-code-exists', 'wrong-authorization-password']);

export type TransactionCodeSnapshot = SnapshotFrom<typeof transactionCodeMachine>;

/** What a screen shows of setting a transaction code and may offer. */
export interface TransactionCodeView {
  readonly phase: TransactionCodeSnapshot['value'];
  /** The login password is asked for, or on its way with the code. */
  readonly asksForPassword: boolean;
  /** The present code is changed by the login password alone. */
  readonly isForgotten: boolean;
  /** Fields `code`, `confirmation`, `currentCode` and `password`; the sentence is `problem.<code>`. */
  readonly problems: readonly Problem[];
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  /** Why it is not known whether the code is set. */
  readonly failure: Failure | null;
  /** The code is most likely the one of a call that did not come back: there is one already, or it is no longer the present one. */
  readonly isProbablySet: boolean;
}

/** What a screen shows of setting a transaction code and may offer. */
export function transactionCodeView({
  value,
  context,
}: TransactionCodeSnapshot): TransactionCodeView {
  const { problems, refusal, failure, uncertain, needsPassword, isForgotten } = context;
  return {
    phase: value,
    asksForPassword: value === 'authenticating' || (value === 'saving' && needsPassword),
    isForgotten,
    problems,
    refusal,
    failure,
    isProbablySet: uncertain && setAlready.has(refusal?.code ?? ''),
  };
}
