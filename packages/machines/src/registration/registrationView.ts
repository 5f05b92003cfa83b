import type { Problem } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import type { Failure, Refused } from '../outcome/index.ts';
import type { registrationMachine } from './registrationMachine.ts';

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** What a screen shows and may offer. */
export interface RegistrationView {
  readonly busy: boolean;
  readonly canSubmit: boolean;
  readonly registered: boolean;
  readonly problems: readonly Problem[];
  /** The sentence is `hint.reg.<code>`. */
  readonly refusal: Refused | null;
  readonly failure: Failure | null;
  /** The phone is taken, most likely by the customer's own earlier try: logging in is the way on. */
  readonly tryLoggingIn: boolean;
}

/** What a screen shows of the registration and may offer. */
export function registrationView(snapshot: RegistrationSnapshot): RegistrationView {
  const { problems, refusal, failure, phone, uncertainPhone } = snapshot.context;
  return {
    busy: snapshot.matches('submitting'),
    canSubmit: snapshot.matches('ready'),
    registered: snapshot.matches('registered'),
    problems,
    refusal,
    failure,
    tryLoggingIn:
      refusal?.code === 'phone-taken' && uncertainPhone !== null && uncertainPhone === phone,
  };
}
