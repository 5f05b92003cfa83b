import { checkRegistration, type RegistrationInput } from '@corro/domain';
import { setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects/index.ts';
import type { Outcome } from '../outcome/index.ts';
import type { RegistrationContext, RegistrationEvent } from './types.ts';

/** What is sent: the confirmation stays on the page. */
export type Registration = Omit<RegistrationInput, 'confirmation'>;

/**
 * The registration's effects, supplied by `provide`:
 * - `register`: one call; an Outcome without a value;
 * - `reportDefect`: an effect rejected.
 */
export const registrationSetup = setup({
  types: {} as { context: RegistrationContext; events: RegistrationEvent },
  actors: { register: namedActor<Outcome<null>, Registration>('register') },
  actions: { reportDefect: rethrowDefect },
  guards: {
    isFilledIn: (_, { input }: { input: RegistrationInput }) =>
      checkRegistration(input).length === 0,
  },
});
