import { registerCustomer, resetPassword, type Transport } from '@corro/client';
import type { ForgotPasswordInput } from '@corro/domain';
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
import { type ActorOptions, flowOf } from '../../app/useFlow.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import type { Session } from '../../app/session/session.ts';
import { withChallenge } from '../../app/session/withChallenge.ts';
import type { SafeStorage } from '../../app/storage/storage.ts';

/** Dependencies of the forms before login. */
export interface SignedOutFlowServices {
  readonly api: Transport;
  readonly actors: ActorOptions;
  readonly storage: SafeStorage;
  readonly session: Session;
}

/** Starts the registration machine. It logs the customer in after the registration. */
export function startRegistration({ api, actors, session, storage }: SignedOutFlowServices) {
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
          storage.write('done_before_login', 'registered');
          return { isLoggedIn: await logIn(session, form) };
        }),
      ),
    },
  });
  return flowOf(createActor(machine, actors).start(), registrationView);
}

/**
 * Resolves to true if the login worked. Never rejects, because the account exists and the customer
 * can log in by hand.
 */
async function logIn(
  session: Session,
  { phone, password }: RegistrationCall['form'],
): Promise<boolean> {
  try {
    const actor = await session.actor();
    actor.send({ type: 'LOG_IN', phone, password });
    const settled = await waitFor(
      actor,
      (snapshot) => !snapshot.matches({ anonymous: 'submitting' }),
    );
    return settled.matches('active');
  } catch {
    return false;
  }
}

interface PasswordResetCall {
  readonly form: Omit<ForgotPasswordInput, 'confirmation'>;
  readonly onChallenge?: () => void;
}

export function startPasswordReset({ api, actors, storage }: SignedOutFlowServices) {
  const machine = passwordResetMachine.provide({
    actors: {
      send: fromPromise<Outcome<null>, PasswordResetCall>(({ input, signal }) =>
        outcomeOf(async () => {
          const { form, onChallenge } = input;
          const device = storage.read('device') ?? undefined;
          await withChallenge(
            (solution) => resetPassword(api, { ...form, device, solution }, { signal }),
            { signal, onChallenge },
          );
          return null;
        }),
      ),
    },
  });
  return flowOf(createActor(machine, actors).start(), passwordResetView);
}
