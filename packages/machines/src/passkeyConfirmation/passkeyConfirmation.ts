import { assign, type SnapshotFrom } from 'xstate';
import { reportDefect } from '../effects.ts';
import { errorOf, isCancelled, isDone, isRefused, valueOf } from '../outcome.ts';
import { type Context, noErrors, passkeyConfirmationSetup } from './passkeyConfirmationSetup.ts';

/**
 * Confirms an operation by passkey. The credential goes to `confirm` and is not stored. Closing the
 * browser's dialog (`passkey-cancelled`) returns to `ready`.
 *
 * Its effects, supplied by `provide`:
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
  /** The challenge is being requested, or the browser's dialog is open. */
  readonly isBusy: boolean;
}

export function passkeyConfirmationView(
  snapshot: SnapshotFrom<typeof passkeyConfirmationMachine>,
): PasskeyConfirmationView {
  const { refusal, failure } = snapshot.context;
  return { refusal, failure, isBusy: snapshot.matches('signing') };
}
