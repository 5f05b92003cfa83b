import { passwordRules, type PasswordRules } from '@corro/domain';
import { useState } from 'react';
import { typedText } from '../../flows/useDraft.ts';

interface CheckedFields {
  /** The name of the field of the password; its repetition is in `confirmation`. */
  readonly field: 'password' | 'newPassword';
  /** The customer's phone, which the password must not be. Default: what is typed into the field `phone`. */
  readonly phone?: string;
}

/**
 * Which rules the password in the page's fields meets, as of the last `check`. The password stays in its
 * fields: only what it meets is kept.
 */
export function usePasswordRules({ field, phone }: CheckedFields): {
  readonly rules: PasswordRules;
  readonly check: () => void;
} {
  const [rules, setRules] = useState<PasswordRules>({
    isLongEnough: false,
    isHardToGuess: false,
    isRepeated: false,
  });
  const check = () =>
    setRules(
      passwordRules({
        password: typedText(field),
        confirmation: typedText('confirmation'),
        phone: phone ?? typedText('phone'),
      }),
    );
  return { rules, check };
}
