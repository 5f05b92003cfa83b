import type { SessionEnding } from '@corro/machines';
import { defineMessage, defineMessages } from '@corro/messages';
import { Banner, Button, Form, Heading, Link, Page, Stack, Text } from '@corro/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { idleSession } from '../../app/session/sessionState.ts';
import { useFlow } from '../../app/useFlow.ts';
import { flowErrorText } from '../../common/errorText.ts';
import { OperatorLine } from '../../common/OperatorLine.tsx';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen } from '../../shell/SignedOutScreen.tsx';
import { PhoneField } from './PhoneField.tsx';

/** Login with phone and password, or with a passkey. */
export default function LoginScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const { session } = useServices();
  const { ending } = useSyncExternalStore(session.subscribe, session.state, session.state);
  const { view, send, follow } = useFlow(session.flow, idleSession);
  useEffect(() => {
    if (ending !== null) follow();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on mount: the machine of an ended session still runs, and `follow` shows its view
  }, []);
  const draft = useDraft('login', ['phone']);
  const errorText = flowErrorText(view, i18n);
  return (
    <SignedOutScreen isBranded>
      <Page>
        <Stack gap={12}>
          <Heading level={2} size={28}>
            {t({ id: 'login.heading' })}
          </Heading>
          <Text tone="muted">{t({ id: 'login.about' })}</Text>
        </Stack>
        {errorText === undefined ? (
          <LoginNotice ending={ending} />
        ) : (
          <Banner tone="critical">
            <Stack gap={8}>
              <Text size={14}>{errorText}</Text>
              {view.refusal?.code === 'too-many-attempts' ? (
                <Text size={14}>{t({ id: 'login.otherWays' })}</Text>
              ) : null}
            </Stack>
          </Banner>
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
            busy={view.isBusy || view.phase === 'active'}
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
        <PasskeyLogin
          busy={view.isAuthenticating}
          onPress={() => send({ type: 'LOG_IN_BY_PASSKEY' }, false)}
        />
      </Page>
    </SignedOutScreen>
  );
}

const endingText = {
  expired: defineMessage({ id: 'login.ended' }),
  'logged-out': defineMessage({ id: 'login.loggedOut' }),
  'logged-out-here': defineMessage({ id: 'login.loggedOutHere' }),
  'other-tab': defineMessage({ id: 'login.loggedOut' }),
} as const;

const noticeText = defineMessages({
  registered: { id: 'hint.reg.success' },
  passwordReset: { id: 'login.passwordReset' },
});

/** Says why the session ended, or that an account or password was just created. */
function LoginNotice({ ending }: { ending: SessionEnding | null }) {
  const { t } = useI18n();
  const { storage } = useServices();
  const [notice] = useState((): keyof typeof noticeText | null => {
    const stored = storage.read('done_before_login');
    return stored === 'registered' || stored === 'passwordReset' ? stored : null;
  });
  useEffect(() => storage.remove('done_before_login'), [storage]);
  if (notice !== null) return <Banner tone="success">{t(noticeText[notice])}</Banner>;
  if (ending === null) return null;
  return <Banner>{t(endingText[ending])}</Banner>;
}

/** Passkey support does not change while the page is open. */
const subscribeToNothing = () => () => undefined;

/** Must be last on the page: the prerendered page lacks this button, so nothing below may move. */
function PasskeyLogin({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t } = useI18n();
  const { settings, hasPasskeys } = useServices();
  const isOffered = useSyncExternalStore(
    subscribeToNothing,
    () => settings.hasPasskeys && hasPasskeys(),
    () => false,
  );
  if (!isOffered) return null;
  return (
    <Button
      tone="quiet"
      fullWidth
      busy={busy}
      busyLabel={t({ id: 'login.passkeyBusy' })}
      onPress={onPress}
    >
      {t({ id: 'login.passkey' })}
    </Button>
  );
}
