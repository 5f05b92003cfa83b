import { registerCustomer, resetPassword, type Transport } from '@corro/client';
import {
  passwordResetMachine,
  passwordResetView,
  registrationMachine,
  registrationView,
  type Outcome,
} from '@corro/machines';
import { createActor, fromPromise } from 'xstate';
import { type ActorOptions, flowOf } from '../../app/actors.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { withChallenge } from '../../app/session/withChallenge.ts';
import type { SafeStorage } from '../../app/storage/storage.ts';

/** What the machines of the forms before the login run on. */
export interface SignedOutFlowServices {
  readonly api: Transport;
  readonly actors: ActorOptions;
  readonly storage: SafeStorage;
}

/** Starts the registration's machine on the app's calls. */
export function startRegistration({ api, actors }: SignedOutFlowServices) {
  const machine = registrationMachine.provide({
    actors: {
      send: sending((form, solution, signal) =>
        registerCustomer(api, { ...form, solution }, { signal }),
      ),
    },
  });
  return flowOf(createActor(machine, actors).start(), registrationView);
}

/** Starts the machine of the forgotten password. */
export function startPasswordReset({ api, actors, storage }: SignedOutFlowServices) {
  const machine = passwordResetMachine.provide({
    actors: {
      send: sending((form, solution, signal) => {
        const device = storage.read('device') ?? undefined;
        return resetPassword(api, { ...form, device, solution }, { signal });
      }),
    },
  });
  return flowOf(createActor(machine, actors).start(), passwordResetView);
}

interface SendInput<Form> {
  readonly form: Form;
  readonly onChallenge?: () => void;
}

/** The effect that sends a form, and solves a challenge first where the server wants one solved. */
function sending<Form>(
  call: (form: Form, solution: string | undefined, signal: AbortSignal) => Promise<unknown>,
) {
  return fromPromise<Outcome<null>, SendInput<Form>>(({ input, signal }) =>
    outcomeOf(async () => {
      await withChallenge((solution) => call(input.form, solution, signal), {
        signal,
        onChallenge: input.onChallenge,
      });
      return null;
    }),
  );
}
