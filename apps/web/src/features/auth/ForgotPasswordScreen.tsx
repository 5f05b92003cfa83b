import { defineMessage } from '@corro/messages';
import { Banner, Form, Heading, Link, Page, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { SendButton } from '../../flows/SendButton.tsx';
import { PasswordChecklist, usePasswordRules } from './PasswordChecklist.tsx';
import { PhoneField } from './PhoneField.tsx';
import { upstreamErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen } from '../../shell/SignedOutScreen.tsx';
import { idleForm, useSignedOutForm } from './useSignedOutForm.ts';

/** Resets the login password with the transaction code. */
export default function ForgotPasswordScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const draft = useDraft('forget', ['phone']);
  const { view, send } = useSignedOutForm({
    start: ({ startPasswordReset }, services) => startPasswordReset(services),
    idle: idleForm,
    draft,
    notice: 'passwordReset',
  });
  const fieldOf = (name: 'phone' | 'code' | 'newPassword' | 'confirmation') => ({
    name,
    onEdit: () => {
      check();
      send({ type: 'EDIT', field: name }, false);
    },
    problem: problemText(view.problems, name, i18n),
  });
  const phoneField = fieldOf('phone');
  const passwordField = fieldOf('newPassword');
  const errorText = upstreamErrorText(view, i18n, defineMessage({ id: 'forgot.failed' }));
  const isWeak = view.refusal?.code === 'weak-password';
  const { rules, check } = usePasswordRules({ field: 'newPassword' });
  return (
    <SignedOutScreen>
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
          label={t({ id: 'forgot.title' })}
          onSubmit={({ phone = '', code = '', newPassword = '', confirmation = '' }) =>
            send({ type: 'SUBMIT', input: { phone, code, newPassword, confirmation } })
          }
        >
          <Stack gap={8}>
            <Heading level={2} size={28}>
              {t({ id: 'forgot.step.identity' })}
            </Heading>
            <Text tone="muted">{t({ id: 'forgot.text' })}</Text>
          </Stack>
          <PhoneField
            value={draft.values.phone}
            onChange={(text) => {
              draft.change('phone')(text);
              phoneField.onEdit();
            }}
            problem={phoneField.problem}
          />
          <SecretField
            {...fieldOf('code')}
            label={t({ id: 'forgot.code' })}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <Heading level={2}>{t({ id: 'forgot.step.password' })}</Heading>
          <SecretField
            {...passwordField}
            label={t({ id: 'forgot.newPassword' })}
            autoComplete="new-password"
            problem={passwordField.problem ?? (isWeak ? errorText : undefined)}
          />
          <SecretField
            {...fieldOf('confirmation')}
            label={t({ id: 'register.confirmation' })}
            autoComplete="new-password"
            isLast
          />
          <PasswordChecklist label={t({ id: 'register.password' })} rules={rules} />
          <SendButton
            type="submit"
            size="large"
            fullWidth
            view={view}
            busyLabel={
              view.isChecking ? t({ id: 'login.checking' }) : t({ id: 'forgot.submitting' })
            }
          >
            {t({ id: 'forgot.submit' })}
          </SendButton>
        </Form>
        <Stack gap={8} align="center">
          <Link kind="standalone" href="/login">
            {t({ id: 'forgot.backToLogin' })}
          </Link>
        </Stack>
      </Page>
    </SignedOutScreen>
  );
}
