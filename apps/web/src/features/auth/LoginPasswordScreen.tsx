import { changePassword, userInfoQuery } from '@corro/client';
import type { PasswordChangeInput } from '@corro/domain';
import {
  type Outcome,
  passwordChangeMachine,
  type PasswordChangeView,
  passwordChangeView,
  type PasswordToSend,
} from '@corro/machines';
import { defineMessage } from '@corro/messages';
import { ActionBar, Banner, Form, Page, Stack, Text, useToast } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { upstreamErrorText } from '../../common/errorText.ts';
import { useOperatorRules } from '../../common/operatorRules.tsx';
import { problemText } from '../../common/problemText.ts';
import { SecretField } from '../../common/SecretField.tsx';
import { SendButton } from '../../flows/SendButton.tsx';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';
import { patterns } from '../../links.ts';
import { useGoBack } from '../../shell/route.ts';
import { Screen } from '../../shell/Screen.tsx';
import { PasswordChecklist, usePasswordRules } from './PasswordChecklist.tsx';

/** Changes the login password (spec §5). */
export default function LoginPasswordScreen() {
  const i18n = useI18n();
  const { t } = i18n;
  const form = useId();
  const { endsOtherSessions } = useOperatorRules();
  const { view, send } = usePasswordChange(useGoBack(patterns.settings));
  const isWeak = view.refusal?.code === 'weak-password';
  const phone = useQuery(userInfoQuery(useApi())).data?.phone ?? '';
  const { rules, check } = usePasswordRules({ field: 'newPassword', phone });
  const field = (name: 'currentPassword' | 'newPassword' | 'confirmation') => ({
    name,
    onEdit: () => {
      check();
      send({ type: 'EDIT', field: name });
    },
    problem:
      problemText(view.problems, name, i18n) ??
      (isWeak && name === 'newPassword' ? t({ id: 'hint.weak-password' }) : undefined),
  });
  return (
    <Screen
      title={t({ id: 'sessions.changePassword' })}
      footer={
        <ActionBar>
          <SendButton
            form={form}
            view={view}
            busyLabel={t({ id: 'forgot.submitting' })}
            offlineReason={t({ id: 'password.offline' })}
          >
            {t({ id: 'password.save' })}
          </SendButton>
        </ActionBar>
      }
    >
      <Page>
        <Text tone="muted">
          {endsOtherSessions ? t({ id: 'password.text' }) : t({ id: 'password.text.byOperator' })}
        </Text>
        {isWeak ? null : <PasswordError view={view} />}
        <Form
          id={form}
          label={t({ id: 'route.loginPassword' })}
          onSubmit={({ currentPassword = '', newPassword = '', confirmation = '' }) =>
            send({ type: 'SUBMIT', input: { currentPassword, newPassword, confirmation } })
          }
        >
          <SecretField
            {...field('currentPassword')}
            label={t({ id: 'password.current' })}
            autoComplete="current-password"
            username={phone}
          />
          <SecretField
            {...field('newPassword')}
            label={t({ id: 'forgot.newPassword' })}
            autoComplete="new-password"
          />
          <SecretField
            {...field('confirmation')}
            label={t({ id: 'forgot.confirmation' })}
            autoComplete="new-password"
            isLast
          />
          <PasswordChecklist
            label={t({ id: 'register.password' })}
            rules={rules}
            problems={view.problems}
          />
        </Form>
      </Page>
    </Screen>
  );
}

function PasswordError({ view }: { readonly view: PasswordChangeView }) {
  const i18n = useI18n();
  const { t } = i18n;
  const text = upstreamErrorText(view, i18n, defineMessage({ id: 'forgot.failed' }));
  if (text === undefined) return null;
  return (
    <Banner tone="critical">
      <Stack gap={8}>
        <Text size={14}>
          {view.isProbablyChanged ? t({ id: 'password.probablyChanged' }) : text}
        </Text>
        {view.failure === null ? null : <Text size={14}>{t({ id: 'password.unknown' })}</Text>}
      </Stack>
    </Banner>
  );
}

function usePasswordChange(
  onChanged: () => void,
): RunningForm<PasswordChangeInput, PasswordChangeView> {
  const api = useApi();
  const { t } = useI18n();
  const show = useToast();
  const { endsOtherSessions } = useOperatorRules();
  const provide = () =>
    passwordChangeMachine.provide({
      actors: {
        send: fromPromise<Outcome<null>, { readonly form: PasswordToSend }>(({ input }) =>
          outcomeOf(async () => {
            await changePassword(api, input.form);
            return null;
          }),
        ),
      },
    });
  return useFormFlow(provide, passwordChangeView, () => {
    const message = endsOtherSessions
      ? defineMessage({ id: 'password.changed' })
      : defineMessage({ id: 'password.changed.byOperator' });
    show({ text: t(message), tone: 'success' });
    onChanged();
  });
}
