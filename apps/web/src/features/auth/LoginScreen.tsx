import { Banner, Button, Form, Heading, Link, Page, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { OperatorLine } from '../../common/OperatorLine.tsx';
import { PhoneField } from './PhoneField.tsx';
import { flowErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen } from '../../shell/SignedOutScreen.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { useLogin } from './useLogin.ts';

/** Logging in with phone and password. */
export default function LoginScreen() {
  const words = useI18n();
  const { t } = words;
  const { view, send } = useLogin();
  const draft = useDraft('login', ['phone']);
  const errorText = flowErrorText(view, words);
  return (
    <SignedOutScreen>
      <Page>
        <Heading level={2} size={28}>
          {t('login.heading')}
        </Heading>
        {errorText === undefined ? (
          <LoginNotice ending={view.ending} />
        ) : (
          <Banner tone="critical">{errorText}</Banner>
        )}
        <Form
          label={t('login.title')}
          onSubmit={({ phone = '', password = '' }) => send({ type: 'LOG_IN', phone, password })}
        >
          <PhoneField
            value={draft.values.phone}
            onChange={(text) => {
              draft.change('phone')(text);
              send({ type: 'EDIT', field: 'phone' }, false);
            }}
            problem={problemText(view.problems, 'phone', words)}
          />
          <SecretField
            name="password"
            label={t('login.password')}
            autoComplete="current-password"
            isLast
            onEdit={() => send({ type: 'EDIT', field: 'password' }, false)}
            problem={problemText(view.problems, 'password', words)}
          />
          <Button
            type="submit"
            size="large"
            fullWidth
            busy={view.busy || view.phase === 'active'}
            busyLabel={t(view.isChecking ? 'login.checking' : 'login.submitting')}
          >
            {t('login.submit')}
          </Button>
        </Form>
        <Stack gap={8} align="center">
          <Link href="/forgot-password">{t('login.forgot')}</Link>
          <Text tone="muted" align="center">
            {t('login.noAccount')}
          </Text>
          <Button tone="neutral" fullWidth href="/register">
            {t('login.register')}
          </Button>
        </Stack>
        <LanguagePicker />
        <OperatorLine />
      </Page>
    </SignedOutScreen>
  );
}
