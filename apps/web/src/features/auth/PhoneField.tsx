import { TextField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { groupPhone } from '../../common/phone.ts';

/** Regroups only after an edit at the end; elsewhere regrouping would move the caret to the end. */
export function editPhone(before: string, after: string): string {
  return after.startsWith(before) || before.startsWith(after) ? groupPhone(after) : after;
}

interface PhoneFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problem: string | undefined;
}

/** Groups the phone as it is typed. Password managers use it as the user name. */
export function PhoneField({ value, onChange, problem }: PhoneFieldProps) {
  const { t } = useI18n();
  return (
    <TextField
      name="phone"
      prefix={value.startsWith('+') ? undefined : '+52'}
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
