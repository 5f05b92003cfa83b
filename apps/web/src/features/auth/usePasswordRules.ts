import { passwordRules, type PasswordRules } from '@corro/domain';
import { useState } from 'react';
import { typedText } from '../../flows/useDraft.ts';

/**
 * Which rules the password in the page's fields meets, as of the last `check`. The password stays in its
 * fields: only what it meets is kept.
 */
export function usePasswordRules(): { readonly rules: PasswordRules; readonly check: () => void } {
  const [rules, setRules] = useState<PasswordRules>({
    isLongEnough: false,
    isHardToGuess: false,
    isRepeated: false,
  });
  const check = () =>
    setRules(
      passwordRules({
        password: typedText('password'),
        confirmation: typedText('confirmation'),
        phone: typedText('phone'),
      }),
    );
  return { rules, check };
}
