import { assign, type SnapshotFrom } from 'xstate';
import { errorOf, isCancelled, isDone, isRefused, valueOf } from '../outcome.ts';
import { type Context, noErrors, passkeyConfirmationSetup } from './passkeyConfirmationSetup.ts';

export type {
  PasskeyConfirmationEvent,
  PasskeyTerms,
  SignedPasskey,
} from './passkeyConfirmationSetup.ts';

/**
 * Has the customer confirm something by a passkey. What was signed goes to `confirm` and is not kept. The customer who
 * closes the browser's dialog (`passkey-cancelled`) is back where it was asked.
 *
 * Its effects, supplied by `provide`:
 * - `sign`: asks the server for what is to be signed, and the browser to have it signed;
 * - `confirm`: what was signed goes on; does not throw;
 * - `reportDefect`: an effect rejected.
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
