import { checkRegistration, type RegistrationInput } from '@corro/domain';
import { createFormFlow } from '../formFlow/index.ts';
import type { Registration } from './types.ts';

/**
 * Registering. A call that did not come back may have registered the phone all the same, which is
 * remembered: the phone alone is kept.
 */
export const registrationMachine = createFormFlow<RegistrationInput, Registration, string>({
  id: 'registration',
  check: checkRegistration,
  toSend: ({ phone, password, invitation }) => ({ phone, password, invitation }),
  toKeep: ({ phone }) => phone,
  looksUp: false,
  isChallenged: true,
});
