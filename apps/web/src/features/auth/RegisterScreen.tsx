import { plainText } from '@corro/domain';
import { type RegistrationEvent, registrationSteps, type RegistrationView } from '@corro/machines';
import { ActionBar, Banner, Form, Inline, Link, Page, Stack, Text } from '@corro/ui';
import { useId } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { flowErrorText } from '../../common/errorText.ts';
import { problemText } from '../../common/problemText.ts';
import { SendButton } from '../../flows/SendButton.tsx';
import { type Draft, useDraft } from '../../flows/useDraft.ts';
import { SignedOutScreen } from '../../shell/SignedOutScreen.tsx';
import { ConsentStep, ContactStep, PasswordStep } from './RegisterSteps.tsx';
import { idleForm, useSignedOutForm } from './useSignedOutForm.ts';
import { useStepHistory } from './useStepHistory.ts';

/** Registration with phone, password and invitation code, in three steps (spec §5). */
export default function RegisterScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const form = useId();
  const draft = useDraft('register', ['phone', 'invitation'], takeInvitation);
  const { view, send } = useRegistration(draft);
  const { step, failure, refusal, suggestsLogin } = view;
  const errorText = flowErrorText(view, i18n, 'hint.reg');
  const refusedField = suggestsLogin ? null : (refusedFields[refusal?.code ?? ''] ?? null);
  // The phone is null until a call was sent: before that no account can exist.
  const isUnknown = failure !== null && view.phone !== null;
  const steps = {
    current: step,
    problems: view.problems,
    problem: (field: string) =>
      field === refusedField ? errorText : problemText(view.problems, field, i18n),
    onEdit: (field: 'phone' | 'password' | 'confirmation' | 'invitation') =>
      send({ type: 'EDIT', field }, false),
  };
  return (
    <SignedOutScreen
      parent={step === 'contact' ? undefined : '/register'}
      footer={
        <ActionBar>
          <SendButton
            form={form}
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
        </ActionBar>
      }
    >
      <Page>
        {errorText === undefined || refusedField !== null ? null : (
          <Banner
            tone="critical"
            {...(suggestsLogin || isUnknown
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
          id={form}
          label={t({ id: 'register.title' })}
          onSubmit={({ phone = '', password = '', confirmation = '', invitation = '' }) =>
            send({ type: 'SUBMIT', step, input: { phone, password, confirmation, invitation } })
          }
        >
          <ContactStep {...steps} draft={draft} />
          <PasswordStep {...steps} />
          <ConsentStep {...steps} />
        </Form>
        {view.isLoggingIn ? <Banner tone="success">{t({ id: 'hint.reg.success' })}</Banner> : null}
        {step === 'contact' ? (
          <Inline gap={8} justify="center" wrap>
            <Text tone="muted">{t({ id: 'register.hasAccount' })}</Text>
            <Link kind="standalone" href="/login">
              {t({ id: 'register.login' })}
            </Link>
          </Inline>
        ) : null}
      </Page>
    </SignedOutScreen>
  );
}

/**
 * Moves the invitation code of `/register?code=CORRO` from the address to the form. Removing the
 * code from the address lets later edits of the field survive a reload.
 */
function takeInvitation(): { readonly invitation?: string } {
  const address = new URL(location.href);
  const invitation = plainText(address.searchParams.get('code') ?? '');
  if (invitation === '') return {};
  address.searchParams.delete('code');
  history.replaceState(history.state, '', address);
  return { invitation };
}

function useRegistration(draft: Pick<Draft<string>, 'forget'>) {
  const { view, send } = useSignedOutForm<RegistrationEvent, RegistrationView>({
    start: ({ startRegistration }, services) => startRegistration(services),
    idle: { ...idleForm, step: 'contact', isLoggingIn: false, suggestsLogin: false },
    draft,
    notice: 'registered',
  });
  // The customer cannot go back once the account exists.
  const hasAccount = view.isLoggingIn || view.phase === 'done';
  useStepHistory(hasAccount ? 0 : registrationSteps.indexOf(view.step), () =>
    send({ type: 'BACK' }),
  );
  return { view, send };
}

/** The field that each refusal code is shown beside. */
const refusedFields: Readonly<Record<string, string>> = {
  'phone-taken': 'phone',
  'invalid-phone': 'phone',
  'weak-password': 'password',
  'wrong-invitation': 'invitation',
};
