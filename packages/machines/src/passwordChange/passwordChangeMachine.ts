import { checkPasswordChange, type PasswordChangeInput } from '@corro/domain';
import { createFormFlow } from '../formFlow/index.ts';
import type { PasswordToSend } from './types.ts';

/**
 * Changing the login password. A call that did not come back may have changed it all the same, which
 * is remembered: the old password is then most likely refused.
 */
export const passwordChangeMachine = createFormFlow<PasswordChangeInput, PasswordToSend, true>({
  id: 'passwordChange',
  check: checkPasswordChange,
  toSend: ({ currentPassword, newPassword }) => ({ password: currentPassword, newPassword }),
  toKeep: () => true,
  looksUp: false,
});
