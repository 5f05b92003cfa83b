import { assign, setup, type SnapshotFrom } from 'xstate';
import { namedAction, namedActor, reportDefect, rethrowDefect } from '../effects.ts';
import {
  errorOf,
  type Failure,
  isCancelled,
  isDone,
  isRefused,
  type Outcome,
  type Refused,
  valueOf,
} from '../outcome.ts';

/** A credential as the browser returns it. */
export interface SignedPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string; readonly [part: string]: unknown };
  readonly [part: string]: unknown;
}

/** The operation that the passkey signs. */
export interface PasskeyTerms {
  readonly cardId: string;
  /** Decimal text, US dollars. */
  readonly amount: string;
}

export type PasskeyConfirmationEvent =
  /** Ignored while the browser's dialog is open. */
  { readonly type: 'ASK'; readonly terms: PasskeyTerms };

interface Context {
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

const noErrors = { refusal: null, failure: null } as const;

const passkeyConfirmationSetup = setup({
  types: {} as { context: Context; events: PasskeyConfirmationEvent },
  actors: { sign: namedActor<Outcome<SignedPasskey>, PasskeyTerms>('sign') },
  actions: {
    confirm: namedAction<{ passkey: SignedPasskey }>('confirm'),
    reportDefect: rethrowDefect,
  },
});

/**
 * Confirms an operation by passkey. The credential goes to `confirm` and is not stored. Closing the
 * browser's dialog (`passkey-cancelled`) returns to `ready`.
 * | Its effects, supplied by `provide`:
 * - `sign`: requests the challenge from the server and the signature from the browser;
 * - `confirm`: forwards the credential; does not throw;
 * - `reportDefect`: reports an effect that rejected.
 */
export const passkeyConfirmationMachine = passkeyConfirmationSetup.createMachine({
  id: 'passkeyConfirmation',
  context: noErrors,
  initial: 'ready',
  states: {
    ready: {
      initial: 'idle',
      states: { idle: {}, refused: {}, failed: {} },
      on: { ASK: 'signing' },
    },
    signing: {
      entry: assign(noErrors),
      invoke: {
        src: 'sign',
        input: ({ event }) => event.terms,
        onDone: [
          {
            guard: ({ event }) => isDone(event.output),
            target: 'ready.idle',
            actions: {
              type: 'confirm',
              params: ({ event }) => ({ passkey: valueOf(event.output) }),
            },
          },
          { guard: ({ event }) => isCancelled(event.output), target: 'ready.idle' },
          {
            guard: ({ event }) => isRefused(event.output),
            target: 'ready.refused',
            actions: assign(({ event }) => errorOf(event.output)),
          },
          { target: 'ready.failed', actions: assign(({ event }) => errorOf(event.output)) },
        ],
        onError: {
          target: 'ready.failed',
          actions: [assign({ failure: 'protocol' }), reportDefect],
        },
      },
    },
  },
});

export interface PasskeyConfirmationView extends Context {
  /** The browser's dialog is open. */
  readonly busy: boolean;
}

export function passkeyConfirmationView(
  snapshot: SnapshotFrom<typeof passkeyConfirmationMachine>,
): PasskeyConfirmationView {
  const { refusal, failure } = snapshot.context;
  return { refusal, failure, busy: snapshot.matches('signing') };
}
