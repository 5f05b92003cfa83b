import { checkPasswordChange, type PasswordChangeInput } from '@corro/domain';
import { setup } from 'xstate';
import { namedActor, rethrowDefect } from '../effects/index.ts';
import type { Outcome } from '../outcome/index.ts';
import type { PasswordChangeContext, PasswordChangeEvent, PasswordToSend } from './types.ts';

/**
 * The effects of changing the login password, supplied by `provide`:
 * - `changePassword`: one call; an Outcome without a value;
 * - `reportDefect`: an effect rejected.
 */
export const passwordChangeSetup = setup({
  types: {} as { context: PasswordChangeContext; events: PasswordChangeEvent },
  actors: { changePassword: namedActor<Outcome<null>, PasswordToSend>('changePassword') },
  actions: { reportDefect: rethrowDefect },
  guards: {
    isFilledIn: (_, { input }: { input: PasswordChangeInput }) =>
      checkPasswordChange(input).length === 0,
  },
});
