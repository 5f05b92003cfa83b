import { addCard, editCard, listCards, type Transport } from '@corro/client';
import type { CardInput } from '@corro/domain';
import { cardFormMachine, cardFormView, type Outcome } from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useApi } from '../../app/api.ts';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';

export type CardFormFlow = RunningForm<CardInput>;

/** Runs the form of a card that is changed, or (null) added, until it is saved. */
export function useCardForm(cardId: string | null, onSaved: () => void): CardFormFlow {
  const api = useApi();
  const cache = useQueryClient();
  const readAgain = () => void cache.invalidateQueries({ queryKey: ['cards'] });
  return useFormFlow(() => cardFormOver(api, cardId, readAgain), cardFormView, onSaved);
}

function cardFormOver(api: Transport, cardId: string | null, readAgain: () => void) {
  return cardFormMachine.provide({
    actors: {
      // Leaving the form does not abort it: what was sent is on its way.
      send: fromPromise<Outcome<null>, { readonly form: CardInput }>(
        async ({ input: { form } }) => {
          const outcome = await outcomeOf(async () => {
            await (cardId === null ? addCard(api, form) : editCard(api, cardId, form));
            return null;
          });
          readAgain();
          return outcome;
        },
      ),
      find: fromPromise<Outcome<boolean>, { readonly sent: CardInput | null }>(
        ({ input: { sent }, signal }) =>
          outcomeOf(async () => {
            if (sent === null) return false;
            const stored = await listCards(api, sent.kind, { signal });
            return stored.some(
              (one) =>
                (cardId === null || one.id === cardId) &&
                one.account === sent.account &&
                one.bankName === sent.bankName &&
                one.holder === sent.holder,
            );
          }),
      ),
    },
  });
}
