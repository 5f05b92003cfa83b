import { checkForgotPassword, limits, type Problem } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import {
  ActionBar,
  Banner,
  Button,
  Card,
  CodeField,
  Form,
  Link,
  Page,
  Stack,
  Text,
} from '@corro/ui';
import { useId, useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { SendButton } from '../../flows/SendButton.tsx';
import { PasswordChecklist, usePasswordRules } from './PasswordChecklist.tsx';
import { PhoneField } from './PhoneField.tsx';
import { upstreamErrorText } from '../../common/errorText.ts';
import { NumberedStep } from '../../common/NumberedStep.tsx';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen } from '../../shell/SignedOutScreen.tsx';
import { idleForm, useSignedOutForm } from './useSignedOutForm.ts';
import { useStepHistory } from './useStepHistory.ts';

/** Resets the login password with the transaction code: the phone first, then code and password. */
export default function ForgotPasswordScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const form = useId();
  const draft = useDraft('forget', ['phone']);
  const { view, send } = useSignedOutForm({
    start: ({ startPasswordReset }, services) => startPasswordReset(services),
    idle: idleForm,
    draft,
    notice: 'passwordReset',
  });
  const [step, setStep] = useState(0);
  const [phoneProblems, setPhoneProblems] = useState<readonly Problem[]>([]);
  useStepHistory(view.phase === 'done' ? 0 : step, () => setStep(0));
  const fieldOf = (name: 'phone' | 'code' | 'newPassword' | 'confirmation') => ({
    name,
    onEdit: () => {
      check();
      send({ type: 'EDIT', field: name }, false);
    },
    problem: problemText(view.problems, name, i18n),
  });
  const codeField = fieldOf('code');
  const passwordField = fieldOf('newPassword');
  const confirmationField = fieldOf('confirmation');
  const errorText = upstreamErrorText(view, i18n, defineMessage({ id: 'forgot.failed' }));
  const isWeak = view.refusal?.code === 'weak-password';
  const { rules, check } = usePasswordRules({ field: 'newPassword' });
  return (
    <SignedOutScreen
      parent={step === 0 ? undefined : '/forgot-password'}
      footer={
        <ActionBar>
          <SendButton
            form={form}
            view={view}
            busyLabel={
              view.isChecking ? t({ id: 'login.checking' }) : t({ id: 'forgot.submitting' })
            }
          >
            {step === 0 ? t({ id: 'register.next' }) : t({ id: 'forgot.submit' })}
          </SendButton>
        </ActionBar>
      }
    >
      <Page>
        {errorText === undefined || isWeak ? null : (
          <Banner
            tone="critical"
            {...(view.failure === null
              ? {}
              : { action: <Link href="/login">{t({ id: 'forgot.backToLogin' })}</Link> })}
          >
            <Stack gap={8}>
              <Text size={14}>{errorText}</Text>
              {view.failure === null ? null : <Text size={14}>{t({ id: 'forgot.unknown' })}</Text>}
            </Stack>
          </Banner>
        )}
        <Form
          id={form}
          label={t({ id: 'forgot.title' })}
          onSubmit={({ phone = '', code = '', newPassword = '', confirmation = '' }) => {
            const input = { phone, code, newPassword, confirmation };
            const problems = checkForgotPassword(input).filter(({ field }) => field === 'phone');
            setPhoneProblems(problems);
            if (problems.length > 0 || step === 0) setStep(problems.length > 0 ? 0 : 1);
            else send({ type: 'SUBMIT', input });
          }}
        >
          <NumberedStep at={0} count={2} current={step} title={t({ id: 'forgot.step.phone' })}>
            <Text tone="muted">{t({ id: 'forgot.phoneText' })}</Text>
            <PhoneField
              value={draft.values.phone}
              onChange={(text) => {
                draft.change('phone')(text);
                setPhoneProblems([]);
                fieldOf('phone').onEdit();
              }}
              problem={problemText(phoneProblems, 'phone', i18n)}
            />
          </NumberedStep>
          <NumberedStep at={1} count={2} current={step} title={t({ id: 'forgot.step.password' })}>
            <CodeField
              name="code"
              label={t({ id: 'forgot.code' })}
              length={limits.transactionCodeDigits}
              hint={codeField.problem === undefined ? t({ id: 'forgot.codeHint' }) : undefined}
              onChange={codeField.onEdit}
              enterKeyHint="next"
              problem={codeField.problem}
            />
            <SecretField
              {...passwordField}
              label={t({ id: 'forgot.newPassword' })}
              autoComplete="new-password"
              problem={passwordField.problem ?? (isWeak ? errorText : undefined)}
            />
            <SecretField
              {...confirmationField}
              label={t({ id: 'forgot.confirmation' })}
              autoComplete="new-password"
              isLast
            />
            <PasswordChecklist
              label={t({ id: 'register.password' })}
              rules={rules}
              problems={view.problems}
            />
          </NumberedStep>
        </Form>
        {step === 0 ? null : <WithoutCode />}
      </Page>
    </SignedOutScreen>
  );
}

/** What a customer without the transaction code can do. */
function WithoutCode() {
  const { t } = useI18n();
  const { isDemo, legal } = useServices().settings;
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={16}>
      <Button tone="quiet" size="small" expanded={isShown} onPress={() => setShown(!isShown)}>
        {t({ id: 'forgot.noCode' })}
      </Button>
      {isShown ? (
        <Card>
          <Stack gap={12}>
            <Text as="p">{t({ id: 'forgot.noCode.text' })}</Text>
            <Text as="p">{t({ id: 'forgot.noCode.contact' })}</Text>
            {legal.complaints === null ? null : <Text as="p">{legal.complaints}</Text>}
            {isDemo ? (
              <>
                <Text as="p">{t({ id: 'forgot.noCode.demo' })}</Text>
                <Button tone="neutral" fullWidth href="/register">
                  {t({ id: 'login.register' })}
                </Button>
              </>
            ) : null}
          </Stack>
        </Card>
      ) : null}
    </Stack>
  );
}
