import { Banner, Form, Link, Page, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { SendButton } from '../../flows/SendButton.tsx';
import { flowErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen } from '../../shell/SignedOutScreen.tsx';
import { ConsentStep, ContactStep, PasswordStep } from './RegisterSteps.tsx';
import { fieldAtFault, useRegistration } from './useRegistration.ts';

/** Opening an account with phone, password and invitation code (spec §5 Register), in three steps. */
export default function RegisterScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const draft = useDraft('register', ['phone', 'invitation'], takeInvitation);
  const { view, send } = useRegistration(draft);
  const { step, failure, refusal, tryLoggingIn } = view;
  const errorText = flowErrorText(view, i18n, 'hint.reg');
  // Where logging in is the way on, that is offered beside the reason.
  const refusedField = tryLoggingIn ? null : fieldAtFault(refusal?.code);
  // Without a call on its way, nothing can have come of it.
  const isUnknown = failure !== null && view.phone !== null;
  const steps = {
    current: step,
    problem: (field: string) =>
      field === refusedField ? errorText : problemText(view.problems, field, i18n),
    onEdit: (field: 'phone' | 'password' | 'confirmation' | 'invitation') =>
      send({ type: 'EDIT', field }, false),
  };
  return (
    <SignedOutScreen parent={step === 'contact' ? undefined : '/register'}>
      <Page>
        {errorText === undefined || refusedField !== null ? null : (
          <Banner
            tone="critical"
            {...(tryLoggingIn || isUnknown
              ? { action: <Link href="/login">{t({ id: 'register.login' })}</Link> }
              : {})}
          >
            <Stack gap={8}>
              <Text size={14}>{errorText}</Text>
              {isUnknown ? <Text size={14}>{t({ id: 'register.unknown' })}</Text> : null}
            </Stack>
          </Banner>
        )}
        <Form
          label={t({ id: 'register.title' })}
          onSubmit={({ phone = '', password = '', confirmation = '', invitation = '' }) =>
            send({ type: 'SUBMIT', step, input: { phone, password, confirmation, invitation } })
          }
        >
          <ContactStep {...steps} draft={draft} />
          <PasswordStep {...steps} />
          <ConsentStep {...steps} />
          <SendButton
            type="submit"
            size="large"
            fullWidth
            view={view}
            busyLabel={
              view.isLoggingIn
                ? t({ id: 'login.submitting' })
                : view.isChecking || step !== 'consent'
                  ? t({ id: 'login.checking' })
                  : t({ id: 'register.submitting' })
            }
          >
            {step === 'consent' ? t({ id: 'register.submit' }) : t({ id: 'register.next' })}
          </SendButton>
        </Form>
        {view.isLoggingIn ? <Banner tone="success">{t({ id: 'hint.reg.success' })}</Banner> : null}
        {step === 'contact' ? (
          <Stack gap={8} align="center">
            <Text tone="muted" align="center">
              {t({ id: 'register.hasAccount' })}
            </Text>
            <Link kind="standalone" href="/login">
              {t({ id: 'register.login' })}
            </Link>
          </Stack>
        ) : null}
      </Page>
    </SignedOutScreen>
  );
}

/**
 * The invitation code of a link, `/register?code=CORRO`. It is taken out of the address: after a reload
 * what was typed since counts.
 */
function takeInvitation(): { readonly invitation?: string } {
  const address = new URL(location.href);
  const invitation = address.searchParams.get('code')?.trim() ?? '';
  if (invitation === '') return {};
  address.searchParams.delete('code');
  history.replaceState(history.state, '', address);
  return { invitation };
}
