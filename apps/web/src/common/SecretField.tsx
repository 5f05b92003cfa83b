import { hasInvisible } from '@corro/domain';
import { PasswordField } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';

interface SecretFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password' | 'one-time-code';
  readonly inputMode?: 'numeric';
  /**
   * User name of the account, for password managers, if the form has no field for the user name.
   */
  readonly username?: string | null | undefined;
  readonly isLast?: boolean;
  /** Takes focus on mount. */
  readonly autoFocus?: boolean;
  readonly onEdit: () => void;
}

/**
 * A password or code. Only the field holds its value: it is never stored and never in the app's
 * state.
 */
export function SecretField({ isLast = false, onEdit, hint, ...field }: SecretFieldProps) {
  const { t } = useI18n();
  const [isSuspect, setSuspect] = useState(false);
  return (
    <PasswordField
      {...field}
      showLabel={t({ id: 'login.showPassword' })}
      hideLabel={t({ id: 'login.hidePassword' })}
      enterKeyHint={isLast ? 'go' : 'next'}
      hint={isSuspect ? t({ id: 'password.invisible' }) : hint}
      onChange={(text) => {
        // A password keeps its invisible characters, so the customer is warned of them; they are
        // removed from a code.
        setSuspect(field.inputMode !== 'numeric' && hasInvisible(text));
        onEdit();
      }}
    />
  );
}
