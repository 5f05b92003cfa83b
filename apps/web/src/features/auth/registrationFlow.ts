import type { SessionCalls } from '@corro/client';
import {
  registrationMachine,
  registrationView,
  type Outcome,
  type RegistrationEvent,
  type RegistrationView,
} from '@corro/machines';
import { createActor, fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { type ActorOptions, flowOf } from '../../app/actors.ts';
import { withChallenge } from '../../app/session/withChallenge.ts';
import type { Flow } from '../../app/useFlow.ts';

interface SendInput {
  readonly form: Parameters<SessionCalls['register']>[0];
  readonly onChallenge?: () => void;
}

/** Starts the registration's machine on the app's calls. */
export function startRegistration(
  sessionCalls: SessionCalls,
  actors: ActorOptions,
): Flow<RegistrationEvent, RegistrationView> {
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        send: fromPromise<Outcome<null>, SendInput>(({ input, signal }) =>
          outcomeOf(async () => {
            await withChallenge(
              (solution) => sessionCalls.register({ ...input.form, solution }, { signal }),
              { signal, onChallenge: input.onChallenge },
            );
            return null;
          }),
        ),
      },
    }),
    actors,
  );
  actor.start();
  return flowOf(actor, registrationView);
}
