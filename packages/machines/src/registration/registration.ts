import { checkRegistration, readPhone, type RegistrationInput } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';
import type { FormProgress } from '../formFlow/types.ts';

/** What is sent: the confirmation stays on the page. */
type Registration = Omit<RegistrationInput, 'confirmation'>;

/**
 * Registering. A call that did not come back may have registered the phone all the same, which is
 * remembered: the phone alone is kept.
 */
export const registrationMachine = createFormFlow<RegistrationInput, Registration, string>({
  id: 'registration',
  check: checkRegistration,
  toSend: ({ phone, password, invitation }) => ({
    phone: readPhone(phone),
    password,
    invitation,
  }),
  toRemember: ({ phone }) => readPhone(phone),
  reconciles: false,
  isChallenged: true,
});

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** What a screen shows and may offer. The sentence of a refusal is `hint.reg.<code>`. */
export interface RegistrationView extends FormProgress {
  /** The phone is taken, most likely by the customer's own earlier try: logging in is the way on. */
  readonly tryLoggingIn: boolean;
  /** The phone that was last sent; null before. */
  readonly phone: string | null;
}

/** What a screen shows of the registration and may offer. */
export function registrationView(snapshot: RegistrationSnapshot): RegistrationView {
  const { refusal, sent, uncertain } = snapshot.context;
  return {
    ...formProgress(snapshot),
    tryLoggingIn: refusal?.code === 'phone-taken' && uncertain !== null && uncertain === sent,
    phone: sent,
  };
}
