import { registrationSteps, type RegistrationStep } from '@corro/machines';
import { FormStep, Heading, Stack, Text, TextField } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { SecretField } from '../../common/SecretField.tsx';
import type { Draft } from '../../flows/useDraft.ts';
import { Brand } from '../../shell/SignedOutScreen.tsx';
import { LegalLinks } from './legal/LegalLinks.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PhoneField } from './PhoneField.tsx';
import { usePasswordRules } from './usePasswordRules.ts';

export interface StepProps {
  readonly current: RegistrationStep;
  /** What is wrong with a field. */
  readonly problem: (field: string) => string | undefined;
  readonly onEdit: (field: 'phone' | 'invitation' | 'password' | 'confirmation') => void;
}

/** The phone and the invitation code, which a link may bring. */
export function ContactStep({
  draft,
  ...props
}: StepProps & { readonly draft: Draft<'phone' | 'invitation'> }) {
  const { t } = useI18n();
  const change = (field: 'phone' | 'invitation') => (text: string) => {
    draft.change(field)(text);
    props.onEdit(field);
  };
  const heading = t({ id: 'register.heading' });
  return (
    <RegisterStep step="contact" name={heading} head={<Brand heading={heading} />} {...props}>
      <PhoneField
        value={draft.values.phone}
        onChange={change('phone')}
        problem={props.problem('phone')}
      />
      <TextField
        name="invitation"
        label={t({ id: 'register.invitation' })}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        value={draft.values.invitation}
        onChange={change('invitation')}
        problem={props.problem('invitation')}
      />
    </RegisterStep>
  );
}

/** The password twice, with its rules ticked off as they are met. */
export function PasswordStep(props: StepProps) {
  const { t } = useI18n();
  const { rules, check } = usePasswordRules({ field: 'password' });
  const field = (name: 'password' | 'confirmation') => ({
    name,
    autoComplete: 'new-password' as const,
    problem: props.problem(name),
    onEdit: () => {
      check();
      props.onEdit(name);
    },
  });
  const name = t({ id: 'register.password' });
  return (
    <RegisterStep step="password" name={name} {...props}>
      <SecretField {...field('password')} label={t({ id: 'login.password' })} />
      <SecretField {...field('confirmation')} label={t({ id: 'register.confirmation' })} />
      <PasswordChecklist label={name} rules={rules} />
    </RegisterStep>
  );
}

/** What is read and accepted. */
export function ConsentStep(props: StepProps) {
  const { t } = useI18n();
  const name = t({ id: 'register.consent' });
  return (
    <RegisterStep step="consent" name={name} {...props}>
      <Text>{t({ id: 'register.consentText' })}</Text>
      <LegalLinks label={name} />
    </RegisterStep>
  );
}

interface RegisterStepProps extends Pick<StepProps, 'current'> {
  readonly step: RegistrationStep;
  readonly name: string;
  /** In the place of a plain heading. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

function RegisterStep({ step, current, name, head, children }: RegisterStepProps) {
  const { t } = useI18n();
  const place = t(
    { id: 'register.step' },
    { step: registrationSteps.indexOf(step) + 1, count: registrationSteps.length },
  );
  return (
    <FormStep label={`${place}: ${name}`} current={step === current}>
      <Stack gap={8}>
        <Text size={14} tone="muted">
          {place}
        </Text>
        {head ?? (
          <Heading level={2} size={28}>
            {name}
          </Heading>
        )}
      </Stack>
      {children}
    </FormStep>
  );
}
