import { Banner, Button, Form, Heading, Link, Page, Stack, Text, TextField } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { PhoneField } from './PhoneField.tsx';
import { flowErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen } from '../../shell/SignedOutScreen.tsx';
import { fieldAtFault, useRegistration } from './useRegistration.ts';

/** Opening an account with phone, password and invitation code (spec §5 Register). */
export default function RegisterScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const draft = useDraft('register', ['phone', 'invitation']);
  const { view, send } = useRegistration(draft);
  const errorText = flowErrorText(view, i18n, 'hint.reg');
  const edited = (field: 'phone' | 'password' | 'confirmation' | 'invitation') => () =>
    send({ type: 'EDIT', field }, false);
  // Where logging in is the way on, that is offered beside the reason.
  const refusedField = view.tryLoggingIn ? null : fieldAtFault(view.refusal?.code);
  const problem = (field: string) =>
    field === refusedField ? errorText : problemText(view.problems, field, i18n);
  return (
    <SignedOutScreen>
      <Page>
        <Heading level={2} size={28}>
          {t({ id: 'register.heading' })}
        </Heading>
        {errorText === undefined || refusedField !== null ? null : (
          <Banner
            tone="critical"
            {...(view.tryLoggingIn || view.failure !== null
              ? { action: <Link href="/login">{t({ id: 'register.login' })}</Link> }
              : {})}
          >
            <Stack gap={8}>
              <Text size={14}>{errorText}</Text>
              {view.failure === null ? null : (
                <Text size={14}>{t({ id: 'register.unknown' })}</Text>
              )}
            </Stack>
          </Banner>
        )}
        <Form
          label={t({ id: 'register.title' })}
          onSubmit={({ phone = '', password = '', confirmation = '', invitation = '' }) =>
            send({ type: 'SUBMIT', input: { phone, password, confirmation, invitation } })
          }
        >
          <PhoneField
            value={draft.values.phone}
            onChange={(text) => {
              draft.change('phone')(text);
              edited('phone')();
            }}
            problem={problem('phone')}
          />
          <SecretField
            name="password"
            label={t({ id: 'login.password' })}
            hint={t({ id: 'register.passwordHint' })}
            autoComplete="new-password"
            onEdit={edited('password')}
            problem={problem('password')}
          />
          <SecretField
            name="confirmation"
            label={t({ id: 'register.confirmation' })}
            autoComplete="new-password"
            onEdit={edited('confirmation')}
            problem={problem('confirmation')}
          />
          <TextField
            name="invitation"
            label={t({ id: 'register.invitation' })}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="go"
            value={draft.values.invitation}
            onChange={(text) => {
              draft.change('invitation')(text);
              edited('invitation')();
            }}
            problem={problem('invitation')}
          />
          <Button
            type="submit"
            size="large"
            fullWidth
            busy={view.busy || view.phase === 'done'}
            busyLabel={
              view.isChecking ? t({ id: 'login.checking' }) : t({ id: 'register.submitting' })
            }
          >
            {t({ id: 'register.submit' })}
          </Button>
        </Form>
        <Stack gap={8} align="center">
          <Text tone="muted" align="center">
            {t({ id: 'register.hasAccount' })}
          </Text>
          <Link href="/login">{t({ id: 'register.login' })}</Link>
        </Stack>
      </Page>
    </SignedOutScreen>
  );
}
