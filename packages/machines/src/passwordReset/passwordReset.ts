import { checkForgotPassword, type ForgotPasswordInput, readCode, readPhone } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';
import type { FormProgress } from '../formFlow/formFlowSetup.ts';

type Reset = Omit<ForgotPasswordInput, 'confirmation'>;

/**
 * Resets the login password with the transaction code. Repeating a call with an unknown outcome is
 * harmless, because the transaction code stays valid.
 */
export const passwordResetMachine = createFormFlow<ForgotPasswordInput, Reset, string>({
  id: 'passwordReset',
  check: checkForgotPassword,
  toSend: ({ phone, code, newPassword }) => ({
    phone: readPhone(phone),
    code: readCode(code),
    newPassword,
  }),
  toRemember: ({ phone }) => readPhone(phone),
  reconciles: false,
  isChallenged: true,
});

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

export interface PasswordResetView extends FormProgress {
  /** Last sent phone number. */
  readonly phone: string | null;
}

export function passwordResetView(snapshot: PasswordResetSnapshot): PasswordResetView {
  return { ...formProgress(snapshot), phone: snapshot.context.sent };
}
