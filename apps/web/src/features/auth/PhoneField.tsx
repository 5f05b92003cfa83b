import { TextField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { editPhone, groupPhone } from './phoneText.ts';

export interface PhoneFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problem: string | undefined;
}

/** The phone number, grouped while it is typed, which is also the name that a password manager keeps the password under. */
export function PhoneField({ value, onChange, problem }: PhoneFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="username"
      enterKeyHint="next"
      label={t({ id: 'login.phone' })}
      hint={t({ id: 'login.phoneHint' })}
      value={value}
      onChange={(text) => onChange(editPhone(value, text))}
      onBlur={() => {
        const text = groupPhone(value);
        if (text !== value) onChange(text);
      }}
      problem={problem}
    />
  );
}
