import type { PasswordChangeView } from '@corro/machines';
import { Banner, Button, Form, Page, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { upstreamErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { useIsOnline } from '../../common/queries/useIsOnline.ts';
import { routes } from '../../routing/addresses.ts';
import { Screen } from '../../shell/Screen.tsx';
import { useGoBack } from '../../shell/useGoBack.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/** A new login password for who knows the one that holds (spec §5 "Login password change"). */
export default function LoginPasswordScreen() {
  const words = useI18n();
  const { t } = words;
  const isOnline = useIsOnline();
  const { view, send } = usePasswordChange(useGoBack(routes.settings.path));
  const isWeak = view.refusal?.code === 'weak-password';
  const field = (name: 'currentPassword' | 'newPassword' | 'confirmation') => ({
    name,
    onEdit: () => send({ type: 'EDIT', field: name }),
    problem:
      problemText(view.problems, name, words) ??
      (isWeak && name === 'newPassword' ? t('hint.weak-password') : undefined),
  });
  return (
    <Screen>
      <Page>
        <Text tone="muted">{t('password.text')}</Text>
        {isWeak ? null : <PasswordError view={view} />}
        <Form
          label={t('route.loginPassword')}
          onSubmit={({ currentPassword = '', newPassword = '', confirmation = '' }) =>
            send({ type: 'SUBMIT', input: { currentPassword, newPassword, confirmation } })
          }
        >
          <SecretField
            {...field('currentPassword')}
            label={t('password.current')}
            autoComplete="current-password"
          />
          <SecretField
            {...field('newPassword')}
            label={t('forgot.newPassword')}
            hint={t('register.passwordHint')}
            autoComplete="new-password"
          />
          <SecretField
            {...field('confirmation')}
            label={t('register.confirmation')}
            autoComplete="new-password"
            isLast
          />
          <Button
            type="submit"
            size="large"
            fullWidth
            busy={view.busy || view.phase === 'done'}
            busyLabel={t('forgot.submitting')}
            disabled={!isOnline && !view.busy}
            disabledReason={t('password.offline')}
          >
            {t('forgot.submit')}
          </Button>
        </Form>
      </Page>
    </Screen>
  );
}

/** What went wrong with changing the password, and what it may mean; nothing where nothing did. */
function PasswordError({ view }: { readonly view: PasswordChangeView }) {
  const words = useI18n();
  const { t } = words;
  const text = upstreamErrorText(view, words, 'forgot.failed');
  if (text === undefined) return null;
  return (
    <Banner tone="critical">
      <Stack gap={8}>
        <Text size={14}>{view.isProbablyChanged ? t('password.probablyChanged') : text}</Text>
        {view.failure === null ? null : <Text size={14}>{t('password.unknown')}</Text>}
      </Stack>
    </Banner>
  );
}
