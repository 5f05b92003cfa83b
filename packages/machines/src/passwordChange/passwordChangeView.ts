import type { SnapshotFrom } from 'xstate';
import { formProgress, type FormProgress } from '../formFlow/index.ts';
import type { passwordChangeMachine } from './passwordChangeMachine.ts';

export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>;

/** What a screen shows of changing the login password. A refusal may be the upstream's own sentence. */
export interface PasswordChangeView extends FormProgress {
  /** The old password is refused, most likely because a call that did not come back changed it. */
  readonly isProbablyChanged: boolean;
}

/** What a screen shows of changing the login password and may offer. */
export function passwordChangeView(snapshot: PasswordChangeSnapshot): PasswordChangeView {
  const { uncertain, refusal } = snapshot.context;
  return {
    ...formProgress(snapshot),
    isProbablyChanged: uncertain !== null && refusal?.code === 'wrong-password',
  };
}
