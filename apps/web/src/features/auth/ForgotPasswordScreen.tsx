import { Banner, Button, Form, Heading, Link, Page, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { PhoneField } from './PhoneField.tsx';
import { upstreamErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen } from '../../shell/SignedOutScreen.tsx';
import { usePasswordReset } from './usePasswordReset.ts';

/** A new password for who still knows the transaction code. */
export default function ForgotPasswordScreen() {
  const words = useI18n();
  const { t } = words;
  const draft = useDraft('forgot', ['phone']);
  const { view, submit, edited } = usePasswordReset();
  const errorText = upstreamErrorText(view, words, 'forgot.failed');
  const isWeak = view.refusal?.code === 'weak-password';
  const problem = (field: string) => problemText(view.problems, field, words);
  return (
    <SignedOutScreen>
      <Page>
        <Stack gap={8}>
          <Heading level={2} size={28}>
            {t('forgot.heading')}
          </Heading>
          <Text tone="muted">{t('forgot.text')}</Text>
        </Stack>
        {errorText === undefined || isWeak ? null : (
          <Banner
            tone="critical"
            {...(view.failure === null
              ? {}
              : { action: <Link href="/login">{t('forgot.backToLogin')}</Link> })}
          >
            <Stack gap={8}>
              <Text size={14}>{errorText}</Text>
              {view.failure === null ? null : <Text size={14}>{t('forgot.unknown')}</Text>}
            </Stack>
          </Banner>
        )}
        <Form
          label={t('forgot.title')}
          onSubmit={({ phone = '', code = '', newPassword = '', confirmation = '' }) =>
            submit({ phone, code, newPassword, confirmation })
          }
        >
          <PhoneField
            value={draft.values.phone}
            onChange={(text) => {
              draft.change('phone')(text);
              edited('phone');
            }}
            problem={problem('phone')}
          />
          <SecretField
            name="code"
            label={t('forgot.code')}
            autoComplete="off"
            inputMode="numeric"
            onEdit={() => edited('code')}
            problem={problem('code')}
          />
          <SecretField
            name="newPassword"
            label={t('forgot.newPassword')}
            hint={t('register.passwordHint')}
            autoComplete="new-password"
            onEdit={() => edited('newPassword')}
            problem={problem('newPassword') ?? (isWeak ? errorText : undefined)}
          />
          <SecretField
            name="confirmation"
            label={t('register.confirmation')}
            autoComplete="new-password"
            isLast
            onEdit={() => edited('confirmation')}
            problem={problem('confirmation')}
          />
          <Button
            type="submit"
            size="large"
            fullWidth
            busy={view.busy}
            busyLabel={t(view.isChecking ? 'login.checking' : 'forgot.submitting')}
          >
            {t('forgot.submit')}
          </Button>
        </Form>
        <Stack gap={8} align="center">
          <Link href="/login">{t('forgot.backToLogin')}</Link>
        </Stack>
      </Page>
    </SignedOutScreen>
  );
}
