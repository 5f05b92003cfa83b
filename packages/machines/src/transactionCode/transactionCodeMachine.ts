import type { Problem } from '@corro/domain';
import { assertEvent, assign, type SnapshotFrom } from 'xstate';
import { reportDefect } from '../effects.ts';
import { type Failure, isDone, noErrors, type Refused } from '../outcome.ts';
import { transactionCodeSetup } from './transactionCodeSetup.ts';

/**
 * Sets or changes a transaction code: six digits, then six more to confirm. The server requests the
 * login password after an old login and for a change; a change also needs the current code unless
 * it is forgotten. Events carry the secrets from their fields to `saveCode`; the context holds
 * none. The screen clears its fields in the phases `refused`, `failed` and `saved`.
 */
export const transactionCodeMachine = transactionCodeSetup.createMachine({
  id: 'transactionCode',
  context: ({ input }) => ({
    ...noErrors,
    ...input,
    needsPassword: !input.isFirst,
    isForgotten: false,
    hasLostCall: false,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        ENTER: [
          {
            guard: { type: 'isCode', params: ({ event }) => event },
            target: 'confirming',
            actions: 'clearErrors',
          },
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ text: event.code }) },
            actions: { type: 'reportCodeProblems', params: ({ event }) => event },
          },
          { actions: 'clearErrors' },
        ],
        ASK: {
          actions: assign({ problems: [{ code: 'transaction-code-format', field: 'code' }] }),
        },
      },
    },
    confirming: {
      on: {
        BACK: { target: 'entering', actions: 'clearErrors' },
        CONFIRM: [
          {
            guard: { type: 'isConfirmedWithoutPassword', params: ({ event }) => event },
            target: 'authenticating',
            actions: 'clearErrors',
          },
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event },
            target: 'saving',
            actions: 'clearErrors',
          },
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ text: event.confirmation }) },
            actions: 'reportMismatch',
          },
          { actions: 'clearErrors' },
        ],
        ASK: {
          actions: assign({ problems: [{ code: 'confirmation-required', field: 'confirmation' }] }),
        },
      },
    },
    authenticating: {
      on: {
        BACK: { target: 'entering', actions: 'clearErrors' },
        EDIT: { actions: 'clearErrors' },
        FORGET: {
          guard: ({ context }) => !context.isFirst,
          actions: ['clearErrors', assign({ isForgotten: ({ event }) => event.isForgotten })],
        },
        AUTHENTICATE: [
          {
            guard: { type: 'hasSecrets', params: ({ event }) => event },
            target: 'saving',
            actions: 'clearErrors',
          },
          { actions: { type: 'reportMissing', params: ({ event }) => event } },
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
              assign({ hasLostCall: true }),
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: [assign({ failure: 'protocol', hasLostCall: true }), reportDefect],
        },
      },
    },
    refused: { on: { BACK: { target: 'entering', actions: 'clearErrors' } } },
    failed: { on: { BACK: { target: 'entering', actions: 'clearErrors' } } },
    saved: { type: 'final' },
  },
});

/**
 * Refusals which show, after a call with an unknown outcome, that this call probably set the code.
 */
const setAlready = new Set(['transaction-code-exists', 'wrong-authorization-password']);

export type TransactionCodeSnapshot = SnapshotFrom<typeof transactionCodeMachine>;

export interface TransactionCodeView {
  readonly phase: TransactionCodeSnapshot['value'];
  /** The login password is required, or being sent. */
  readonly asksForPassword: boolean;
  /** The current code is forgotten, so only the login password is required. */
  readonly isForgotten: boolean;
  /**
   * Fields `code`, `confirmation`, `currentCode` and `password`; the sentence is `problem.<code>`.
   */
  readonly problems: readonly Problem[];
  /** The sentence is `hint.<code>`. */
  readonly refusal: Refused | null;
  /** Reason for an unknown outcome. */
  readonly failure: Failure | null;
  /** An earlier call with an unknown outcome probably set the code. */
  readonly isProbablySet: boolean;
}

export function transactionCodeView({
  value,
  context,
}: TransactionCodeSnapshot): TransactionCodeView {
  const { problems, refusal, failure, hasLostCall, needsPassword, isForgotten } = context;
  return {
    phase: value,
    asksForPassword: value === 'authenticating' || (value === 'saving' && needsPassword),
    isForgotten,
    problems,
    refusal,
    failure,
    isProbablySet: hasLostCall && setAlready.has(refusal?.code ?? ''),
  };
}
