import { plainText } from '@corro/domain';
import { TextField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

/**
 * Country code, the old mobile prefix 1 if ten digits follow, then groups of 2, 4 and 4 digits.
 * Each part may be missing or incomplete.
 */
const parts = /^(\+52)?(1(?=\d{10}$))?(\d{0,2})(\d{0,4})(\d{0,4})$/;

/** Groups a Mexican phone: `55 1234 5678` or `+52 55 1234 5678`. Returns other text unchanged. */
export function groupPhone(text: string): string {
  const [, ...groups] = parts.exec(plainText(text).replaceAll(' ', '')) ?? [];
  return groups.length === 0 ? text : groups.filter(Boolean).join(' ');
}

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
