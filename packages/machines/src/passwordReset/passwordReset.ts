import { checkForgotPassword, readPhone, type ForgotPasswordInput } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';
import type { FormProgress } from '../formFlow/types.ts';

/** What is sent: the confirmation stays on the page. */
type Reset = Omit<ForgotPasswordInput, 'confirmation'>;

/**
 * A new login password by the transaction code, before the login. A call that did not come back may
 * have set it all the same; to send it again does no harm, for the code still holds.
 */
export const passwordResetMachine = createFormFlow<ForgotPasswordInput, Reset, string>({
  id: 'passwordReset',
  check: checkForgotPassword,
  toSend: ({ phone, code, newPassword }) => ({ phone: readPhone(phone), code, newPassword }),
  toRemember: ({ phone }) => readPhone(phone),
  reconciles: false,
  isChallenged: true,
});

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

/** What a screen shows of it. A refusal may be the upstream's own sentence. */
export interface PasswordResetView extends FormProgress {
  /** The phone that was last sent; null before. */
  readonly phone: string | null;
}

/** What a screen shows of the forgotten password. */
export function passwordResetView(snapshot: PasswordResetSnapshot): PasswordResetView {
  return { ...formProgress(snapshot), phone: snapshot.context.sent };
}
