import { changePassword, type Transport } from '@corro/client';
import type { PasswordChangeInput } from '@corro/domain';
import {
  passwordChangeMachine,
  passwordChangeView,
  type Outcome,
  type PasswordChangeView,
  type PasswordToSend,
} from '@corro/machines';
import { defineMessage } from '@corro/messages';
import { useToast } from '@corro/ui';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useOperatorRules } from '../../common/operatorRules.tsx';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';

/** Runs the change of the login password for as long as its form is there. */
export function usePasswordChange(
  onChanged: () => void,
): RunningForm<PasswordChangeInput, PasswordChangeView> {
  const api = useApi();
  const { t } = useI18n();
  const show = useToast();
  const { endsOtherSessions } = useOperatorRules();
  return useFormFlow(
    () => passwordChangeOver(api),
    passwordChangeView,
    () => {
      const message = endsOtherSessions
        ? defineMessage({ id: 'password.changed' })
        : defineMessage({ id: 'password.changed.byOperator' });
      show({ text: t(message), tone: 'success' });
      onChanged();
    },
  );
}

function passwordChangeOver(api: Transport) {
  return passwordChangeMachine.provide({
    actors: {
      send: fromPromise<Outcome<null>, { readonly form: PasswordToSend }>(({ input }) =>
        outcomeOf(async () => {
          await changePassword(api, input.form);
          return null;
        }),
      ),
    },
  });
}
