import { Banner, Button, Form, Link, Page, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { OperatorLine } from '../../common/OperatorLine.tsx';
import { PhoneField } from './PhoneField.tsx';
import { flowErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen, Brand } from '../../shell/SignedOutScreen.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { useLogin } from './useLogin.ts';

/** Logging in with phone and password. */
export default function LoginScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const { view, send } = useLogin();
  const draft = useDraft('login', ['phone']);
  const errorText = flowErrorText(view, i18n);
  return (
    <SignedOutScreen>
      <Page>
        <Brand heading={t({ id: 'login.heading' })} />
        {errorText === undefined ? (
          <LoginNotice ending={view.ending} />
        ) : (
          <Banner tone="critical">{errorText}</Banner>
        )}
        <Form
          label={t({ id: 'login.title' })}
          onSubmit={({ phone = '', password = '' }) => send({ type: 'LOG_IN', phone, password })}
        >
          <PhoneField
            value={draft.values.phone}
            onChange={(text) => {
              draft.change('phone')(text);
              send({ type: 'EDIT', field: 'phone' }, false);
            }}
            problem={problemText(view.problems, 'phone', i18n)}
          />
          <SecretField
            name="password"
            label={t({ id: 'login.password' })}
            autoComplete="current-password"
            isLast
            onEdit={() => send({ type: 'EDIT', field: 'password' }, false)}
            problem={problemText(view.problems, 'password', i18n)}
          />
          <Button
            type="submit"
            size="large"
            fullWidth
            busy={view.busy || view.phase === 'active'}
            busyLabel={
              view.isChecking ? t({ id: 'login.checking' }) : t({ id: 'login.submitting' })
            }
          >
            {t({ id: 'login.submit' })}
          </Button>
        </Form>
        <Stack gap={8} align="center">
          <Link kind="standalone" href="/forgot-password">
            {t({ id: 'login.forgot' })}
          </Link>
          <Text tone="muted" align="center">
            {t({ id: 'login.noAccount' })}
          </Text>
          <Button tone="neutral" fullWidth href="/register">
            {t({ id: 'login.register' })}
          </Button>
        </Stack>
        <OperatorLine />
        <PasskeyLogin view={view} onPress={() => send({ type: 'LOG_IN_BY_PASSKEY' }, false)} />
      </Page>
    </SignedOutScreen>
  );
}
