import {
  passwordChangeMachine,
  passwordChangeView,
  type Outcome,
  type PasswordChangeEvent,
  type PasswordChangeView,
  type PasswordToSend,
} from '@corro/machines';
import { useToast } from '@corro/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useClient } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface PasswordChange {
  readonly view: PasswordChangeView;
  readonly send: (event: PasswordChangeEvent) => void;
}

/** Runs the change of the login password for as long as its form is there. */
export function usePasswordChange(onChanged: () => void): PasswordChange {
  const { session } = useClient();
  const { t } = useI18n();
  const show = useToast();
  const [machine] = useState(() =>
    passwordChangeMachine.provide({
      actors: {
        send: fromPromise<Outcome<null>, { readonly form: PasswordToSend }>(({ input }) =>
          outcomeOf(async () => {
            await session.changePassword(input.form);
            return null;
          }),
        ),
      },
    }),
  );
  const actor = useActorRef(machine, useServices().actors);
  const view = passwordChangeView(useSelector(actor, (snapshot) => snapshot));
  useEffect(() => {
    if (view.phase !== 'done') return;
    show({ text: t('password.changed'), tone: 'success' });
    onChanged();
    // oxlint-disable-next-line react/exhaustive-deps -- it is changed once
  }, [view.phase]);
  return { view, send: (event) => actor.send(event) };
}
