import { TextField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

/** A number as far as it is typed: the country's code, an old mobile's 1 before ten digits, two digits, four, four. */
const parts = /^(\+52)?(1(?=\d{10}$))?(\d{0,2})(\d{0,4})(\d{0,4})$/;

/** A Mexican phone as it is written, `55 1234 5678` or `+52 55 1234 5678`; any other text as it is. */
export function groupPhone(text: string): string {
  const [, ...found] = parts.exec(text.replaceAll(' ', '')) ?? [];
  return found.length === 0 ? text : found.filter(Boolean).join(' ');
}

/** A phone after an edit: grouped where its end was typed or deleted, else left, so that the caret stays. */
export function editPhone(before: string, after: string): string {
  return after.startsWith(before) || before.startsWith(after) ? groupPhone(after) : after;
}

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
