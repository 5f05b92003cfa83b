import { assign, setup, type SnapshotFrom } from 'xstate';
import { namedAction, namedActor, rethrowDefect } from '../effects.ts';
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

/** What a passkey has signed, as the browser writes it. */
export interface SignedPasskey {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: { readonly clientDataJSON: string; readonly [part: string]: unknown };
  readonly [part: string]: unknown;
}

/** What is confirmed: it is that alone which the passkey signs. */
export interface PasskeyTerms {
  readonly cardId: string;
  /** Decimal text, US dollars. */
  readonly amount: string;
}

export type PasskeyConfirmationEvent =
  /** One prompt at a time: ignored while the browser's is open. */
  { readonly type: 'ASK'; readonly terms: PasskeyTerms };

interface Context {
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
}

const noErrors = { refusal: null, failure: null } as const;

/**
 * Has the customer confirm something by a passkey. What was signed goes to `confirm` and is not kept. The customer who
 * closes the browser's dialog (`passkey-cancelled`) is back where it was asked.
 *
 * Its effects, supplied by `provide`:
 * - `sign`: asks the server for what is to be signed, and the browser to have it signed;
 * - `confirm`: what was signed goes on; does not throw;
 * - `reportDefect`: an effect rejected.
 */
export const passkeyConfirmationMachine = setup({
  types: {} as { context: Context; events: PasskeyConfirmationEvent },
  actors: { sign: namedActor<Outcome<SignedPasskey>, PasskeyTerms>('sign') },
  actions: {
    confirm: namedAction<{ passkey: SignedPasskey }>('confirm'),
    reportDefect: rethrowDefect,
  },
}).createMachine({
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
          actions: [
            assign({ failure: 'protocol' }),
            { type: 'reportDefect', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
  },
});

/** What a screen shows of it. */
export interface PasskeyConfirmationView extends Context {
  /** The browser asks for the passkey. */
  readonly busy: boolean;
}

/** What a screen shows of it. */
export function passkeyConfirmationView(
  snapshot: SnapshotFrom<typeof passkeyConfirmationMachine>,
): PasskeyConfirmationView {
  const { refusal, failure } = snapshot.context;
  return { refusal, failure, busy: snapshot.matches('signing') };
}
