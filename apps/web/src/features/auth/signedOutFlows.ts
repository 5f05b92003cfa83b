import { registerCustomer, resetPassword, type Transport } from '@corro/client';
import {
  passwordResetMachine,
  passwordResetView,
  registrationMachine,
  registrationView,
  type Outcome,
  type Registered,
  type RegistrationCall,
} from '@corro/machines';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type ActorOptions, flowOf } from '../../app/actors.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import type { Session } from '../../app/session/session.ts';
import { withChallenge } from '../../app/session/withChallenge.ts';
import type { SafeStorage } from '../../app/storage/storage.ts';

/** What the machines of the forms before the login run on. */
export interface SignedOutFlowServices {
  readonly api: Transport;
  readonly actors: ActorOptions;
  readonly storage: SafeStorage;
  readonly session: Session;
}

/** Starts the registration's machine on the app's calls; the session logs in who has registered. */
export function startRegistration({ api, actors, session }: SignedOutFlowServices) {
  const machine = registrationMachine.provide({
    actors: {
      register: fromPromise<Outcome<Registered>, RegistrationCall>(({ input, signal }) =>
        outcomeOf(async () => {
          const { form, onChallenge, onRegistered } = input;
          await withChallenge(
            (solution) => registerCustomer(api, { ...form, solution }, { signal }),
            { signal, onChallenge },
          );
          onRegistered();
          return { isLoggedIn: await isLoggedIn(session, form) };
        }),
      ),
    },
  });
  return flowOf(createActor(machine, actors).start(), registrationView);
}

/**
 * Logs in, and tells whether that went well; the session keeps the token. Never rejects: the account is
 * there, and the login is the way on.
 */
async function isLoggedIn(
  session: Session,
  { phone, password }: RegistrationCall['form'],
): Promise<boolean> {
  try {
    const actor = await session.actor();
    actor.send({ type: 'LOG_IN', phone, password });
    const end = await waitFor(actor, (snapshot) => !snapshot.matches({ anonymous: 'submitting' }));
    return end.matches('active');
  } catch {
    return false;
  }
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
