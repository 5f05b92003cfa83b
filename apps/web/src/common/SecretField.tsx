import { PasswordField } from '@corro/ui';
import { useI18n } from '../app/i18n/i18n.ts';

interface SecretFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
  readonly inputMode?: 'numeric';
  readonly isLast?: boolean;
  /** Takes focus on mount. */
  readonly autoFocus?: boolean;
  readonly onEdit: () => void;
}

/**
 * A password or code. Only the field holds its value: it is never stored and never in the app's
 * state.
 */
export function SecretField({ isLast = false, onEdit, ...field }: SecretFieldProps) {
  const { t } = useI18n();
  return (
    <PasswordField
      {...field}
      showLabel={t({ id: 'login.showPassword' })}
      hideLabel={t({ id: 'login.hidePassword' })}
      enterKeyHint={isLast ? 'go' : 'next'}
      onChange={onEdit}
    />
  );
}
