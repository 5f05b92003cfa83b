import {
  transactionCodeMachine,
  transactionCodeView,
  type CodeToSave,
  type Outcome,
  type TransactionCodeEvent,
  type TransactionCodeView,
} from '@corro/machines';
import { useToast } from '@corro/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useClient, useQueries } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/i18n/i18n.ts';

export interface TransactionCodeFlow {
  readonly view: TransactionCodeView;
  readonly send: (event: TransactionCodeEvent) => void;
}

/** Runs the setting of a first transaction code for as long as its fields are there. */
export function useTransactionCode(onSaved: () => void): TransactionCodeFlow {
  const { session } = useClient();
  const phone = useQuery(useQueries().userInfo()).data?.phone ?? null;
  const { t } = useI18n();
  const show = useToast();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    transactionCodeMachine.provide({
      actors: {
        saveCode: fromPromise<Outcome<null>, CodeToSave>(({ input }) =>
          outcomeOf(async () => {
            await session.setTransactionCode(input);
            return null;
          }),
        ),
      },
    }),
  );
  const actor = useActorRef(machine, { ...useServices().actors, input: { isFirst: true, phone } });
  const view = transactionCodeView(useSelector(actor, (snapshot) => snapshot));
  const isSaved = view.phase === 'saved';
  useEffect(() => {
    if (!isSaved) return;
    void queryClient.invalidateQueries({ queryKey: ['userInfo'] });
    show({ text: t('code.saved'), tone: 'success' });
    onSaved();
    // oxlint-disable-next-line react/exhaustive-deps -- it is saved once
  }, [isSaved]);
  return { view, send: (event) => actor.send(event) };
}
