import type { SnapshotFrom } from 'xstate';
import { formProgress, type FormProgress } from '../formFlow/index.ts';
import type { registrationMachine } from './registrationMachine.ts';

export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** What a screen shows and may offer. The sentence of a refusal is `hint.reg.<code>`. */
export interface RegistrationView extends FormProgress {
  /** The phone is taken, most likely by the customer's own earlier try: logging in is the way on. */
  readonly tryLoggingIn: boolean;
}

/** What a screen shows of the registration and may offer. */
export function registrationView(snapshot: RegistrationSnapshot): RegistrationView {
  const { refusal, sent, uncertain } = snapshot.context;
  return {
    ...formProgress(snapshot),
    tryLoggingIn: refusal?.code === 'phone-taken' && uncertain !== null && uncertain === sent,
  };
}
