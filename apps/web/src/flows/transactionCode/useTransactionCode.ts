import { setTransactionCode, userInfoQuery } from '@corro/client';
import {
  transactionCodeMachine,
  transactionCodeView,
  type CodeToSave,
  type Outcome,
  type TransactionCodeEvent,
  type TransactionCodeView,
} from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { useToast } from '@corro/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useApi } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface TransactionCodeFlow {
  readonly view: TransactionCodeView;
  readonly send: (event: TransactionCodeEvent) => void;
}

export interface TransactionCodeOptions {
  /** No code yet; otherwise the existing code is changed. */
  readonly isFirst: boolean;
  readonly onSaved: () => void;
}

export function useTransactionCode({
  isFirst,
  onSaved,
}: TransactionCodeOptions): TransactionCodeFlow {
  const api = useApi();
  const phone = useQuery(userInfoQuery(api)).data?.phone ?? null;
  const { t } = useI18n();
  const show = useToast();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    transactionCodeMachine.provide({
      actors: {
        saveCode: fromPromise<Outcome<null>, CodeToSave>(({ input }) =>
          outcomeOf(async () => {
            await setTransactionCode(api, input);
            return null;
          }),
        ),
      },
    }),
  );
  const actor = useActorRef(machine, { ...useServices().actors, input: { isFirst, phone } });
  const view = transactionCodeView(useSelector(actor, (snapshot) => snapshot));
  const isSaved = view.phase === 'saved';
  useEffect(() => {
    if (!isSaved) return;
    void queryClient.invalidateQueries({ queryKey: ['userInfo'] });
    const change = view.isForgotten ? saved.recovered : saved.changed;
    show({ text: t(isFirst ? saved.first : change), tone: 'success' });
    onSaved();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the code is saved
  }, [isSaved]);
  return { view, send: (event) => actor.send(event) };
}

const saved = defineMessages({
  first: { id: 'code.saved' },
  changed: { id: 'code.changed' },
  recovered: { id: 'code.recovered' },
});
