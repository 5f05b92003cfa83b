import { limits, type PasswordRules, passwordRules } from '@corro/domain';
import { Banner, Checklist, Stack } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { typedText } from '../../flows/useDraft.ts';

interface PasswordChecklistProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly rules: PasswordRules;
}

/** The rules of a new password, ticked as they are met, and a warning of a short one. */
export function PasswordChecklist({ label, rules }: PasswordChecklistProps) {
  const { t } = useI18n();
  const item = (text: string, met: boolean) => ({
    label: text,
    met,
    stateLabel: met ? t({ id: 'register.met' }) : t({ id: 'register.unmet' }),
  });
  return (
    <Stack gap={16}>
      <Checklist
        label={label}
        items={[
          item(t({ id: 'register.passwordHint' }), rules.isLongEnough),
          item(t({ id: 'register.hard' }), rules.isHardToGuess),
          item(t({ id: 'register.repeated' }), rules.isRepeated),
        ]}
      />
      {rules.isShort ? (
        <Banner tone="caution">
          {t({ id: 'register.shortPassword' }, { length: limits.passwordRecommendedLength })}
        </Banner>
      ) : null}
    </Stack>
  );
}

interface CheckedFields {
  /** Name of the password's field; the field `confirmation` repeats the password. */
  readonly field: 'password' | 'newPassword';
  /** The password must differ from this phone. Default: the text in the field `phone`. */
  readonly phone?: string;
}

/** The rules that the typed password met at the last `check`. Never stores the password. */
export function usePasswordRules({ field, phone }: CheckedFields) {
  const [rules, setRules] = useState<PasswordRules>({
    isLongEnough: false,
    isShort: false,
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
