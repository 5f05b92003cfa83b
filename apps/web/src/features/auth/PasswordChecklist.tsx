import type { PasswordRules } from '@corro/domain';
import { Checklist } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface PasswordChecklistProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly rules: PasswordRules;
}

/** The rules of a new password, ticked off as they are met. */
export function PasswordChecklist({ label, rules }: PasswordChecklistProps) {
  const { t } = useI18n();
  const item = (text: string, met: boolean) => ({
    label: text,
    met,
    stateLabel: met ? t({ id: 'register.met' }) : t({ id: 'register.unmet' }),
  });
  return (
    <Checklist
      label={label}
      items={[
        item(t({ id: 'register.passwordHint' }), rules.isLongEnough),
        item(t({ id: 'register.hard' }), rules.isHardToGuess),
        item(t({ id: 'register.repeated' }), rules.isRepeated),
      ]}
    />
  );
}
