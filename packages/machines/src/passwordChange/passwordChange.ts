import { checkPasswordChange, type PasswordChangeInput } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';
import type { FormProgress } from '../formFlow/types.ts';

/** Secrets that are sent and kept nowhere. */
export interface PasswordToSend {
  /** The one that still holds. */
  readonly password: string;
  readonly newPassword: string;
}

/**
 * Changing the login password. A call that did not come back may have changed it all the same, which
 * is remembered: the old password is then most likely refused.
 */
export const passwordChangeMachine = createFormFlow<PasswordChangeInput, PasswordToSend, true>({
  id: 'passwordChange',
  check: checkPasswordChange,
  toSend: ({ currentPassword, newPassword }) => ({ password: currentPassword, newPassword }),
  toRemember: () => true,
  reconciles: false,
});

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
