import { userInfoQuery } from '@corro/client';
import type { Problem } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/api.ts';
import { useI18n } from '../app/i18n/i18n.ts';
import { problemText } from './problemText.ts';
import { SecretField } from './SecretField.tsx';

interface LoginPasswordFieldProps {
  readonly problems: readonly Problem[];
  readonly isLast?: boolean;
  readonly onEdit: () => void;
}

/** The `password` field of a form in which a signed-in customer confirms their identity. */
export function LoginPasswordField({ problems, ...field }: LoginPasswordFieldProps) {
  const i18n = useI18n();
  const username = useQuery(userInfoQuery(useApi())).data?.phone;
  return (
    <SecretField
      {...field}
      name="password"
      label={i18n.t({ id: 'login.password' })}
      autoComplete="current-password"
      username={username}
      problem={problemText(problems, 'password', i18n)}
    />
  );
}
