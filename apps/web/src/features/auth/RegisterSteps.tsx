import type { Problem } from '@corro/domain';
import { type RegistrationStep, registrationSteps } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { List, ListRow, Stack, Text, TextField } from '@corro/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { loadWithSentences } from '../../app/i18n/withSentences.ts';
import { useServices } from '../../app/services.ts';
import { NumberedStep } from '../../common/NumberedStep.tsx';
import { SecretField } from '../../common/SecretField.tsx';
import type { Draft } from '../../flows/useDraft.ts';
import type { LegalSheetProps } from './LegalSheet.tsx';
import { PasswordChecklist, usePasswordRules } from './PasswordChecklist.tsx';
import { PhoneField } from './PhoneField.tsx';

interface StepProps {
  readonly current: RegistrationStep;
  readonly problem: (field: string) => string | undefined;
  readonly problems: readonly Problem[];
  readonly onEdit: (field: 'phone' | 'invitation' | 'password' | 'confirmation') => void;
}

export function ContactStep({
  draft,
  ...props
}: StepProps & { readonly draft: Draft<'phone' | 'invitation'> }) {
  const { t } = useI18n();
  const { legal } = useServices().settings;
  const change = (field: 'phone' | 'invitation') => (text: string) => {
    draft.change(field)(text);
    props.onEdit(field);
  };
  return (
    <RegisterStep step="contact" name={t({ id: 'register.heading' })} {...props}>
      <Text tone="muted">{t({ id: 'register.about' })}</Text>
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
        hint={
          legal.complaints === null
            ? t({ id: 'register.invitationHint' })
            : `${t({ id: 'register.invitationHint' })} ${legal.complaints}`
        }
        value={draft.values.invitation}
        onChange={change('invitation')}
        problem={props.problem('invitation')}
      />
    </RegisterStep>
  );
}

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
      <PasswordChecklist label={name} rules={rules} problems={props.problems} />
    </RegisterStep>
  );
}

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
  readonly children: ReactNode;
}

function RegisterStep({ step, current, name, children }: RegisterStepProps) {
  return (
    <NumberedStep
      at={registrationSteps.indexOf(step)}
      count={registrationSteps.length}
      current={registrationSteps.indexOf(current)}
      title={name}
    >
      {children}
    </NumberedStep>
  );
}

const loadSheet = () => import('./LegalSheet.tsx');

const titles = defineMessages({
  privacy: { id: 'register.privacy' },
  terms: { id: 'register.terms' },
});

/** Loads the legal texts and their messages when the customer opens one. */
function LegalLinks({ label }: { readonly label: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [text, setText] = useState<LegalSheetProps['text']>('privacy');
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<LegalSheetProps> | null>(null);
  const show = async (next: LegalSheetProps['text']) => {
    setText(next);
    setOpen(true);
    setFailed(false);
    try {
      const { default: Loaded } = await loadWithSentences(loadSheet, 'all', i18n);
      setSheet(() => Loaded);
    } catch {
      setOpen(false);
      setFailed(true);
    }
  };
  return (
    <Stack gap={8}>
      <List label={label}>
        {(['privacy', 'terms'] as const).map((name) => (
          <ListRow
            key={name}
            title={t(titles[name])}
            trailing={
              <Text tone="accent" weight="strong">
                {t({ id: 'register.read' })}
              </Text>
            }
            onPress={() => void show(name)}
          />
        ))}
      </List>
      {hasFailed ? <Text tone="critical">{t({ id: 'screenFailed.title' })}</Text> : null}
      {Sheet === null ? null : (
        <Sheet text={text} title={t(titles[text])} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}
