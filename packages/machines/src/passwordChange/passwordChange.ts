import { checkPasswordChange, type PasswordChangeInput } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';
import type { FormProgress } from '../formFlow/formFlowSetup.ts';

/** Secrets; the machine does not store them. */
export interface PasswordToSend {
  /** Current password. */
  readonly password: string;
  readonly newPassword: string;
}

/**
 * Changes the login password. The machine remembers a call with an unknown outcome, because that
 * call may have changed the password; the server then refuses the old password.
 */
export const passwordChangeMachine = createFormFlow<PasswordChangeInput, PasswordToSend, true>({
  id: 'passwordChange',
  check: checkPasswordChange,
  toSend: ({ currentPassword, newPassword }) => ({ password: currentPassword, newPassword }),
  toRemember: () => true,
  reconciles: false,
});

export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>;

export interface PasswordChangeView extends FormProgress {
  /** An earlier call probably changed the password, because the server refuses the old one. */
  readonly isProbablyChanged: boolean;
}

export function passwordChangeView(snapshot: PasswordChangeSnapshot): PasswordChangeView {
  const { lostCall, refusal } = snapshot.context;
  return {
    ...formProgress(snapshot),
    isProbablyChanged: lostCall !== null && refusal?.code === 'wrong-password',
  };
}
