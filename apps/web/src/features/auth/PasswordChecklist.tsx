import {
  limits,
  type PasswordRules,
  passwordRules,
  type Problem,
  type ProblemCode,
} from '@corro/domain';
import { Banner, Checklist, Stack } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { typedText } from '../../flows/useDraft.ts';

interface PasswordChecklistProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly rules: PasswordRules;
  /** Problems shown beside the fields. A rule that a problem repeats is left out. */
  readonly problems: readonly Problem[];
}

/** The rules of a new password, ticked as they are met, and a warning of a short one. */
export function PasswordChecklist({ label, rules, problems }: PasswordChecklistProps) {
  const { t } = useI18n();
  const itemUnless = (repeatedBy: ProblemCode, text: string, met: boolean) =>
    problems.some(({ code }) => code === repeatedBy)
      ? []
      : [
          {
            label: text,
            met,
            stateLabel: met ? t({ id: 'register.met' }) : t({ id: 'register.unmet' }),
          },
        ];
  return (
    <Stack gap={16}>
      <Checklist
        label={label}
        items={[
          ...itemUnless(
            'password-too-short',
            t({ id: 'register.passwordHint' }),
            rules.isLongEnough,
          ),
          ...itemUnless('password-too-easy', t({ id: 'register.hard' }), rules.isHardToGuess),
          ...itemUnless('passwords-do-not-match', t({ id: 'register.repeated' }), rules.isRepeated),
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
