import { addCard, editCard, listCards } from '@corro/client';
import type { CardInput } from '@corro/domain';
import { cardFormMachine, cardFormView } from '@corro/machines';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import { useListedForm } from '../../flows/useListedForm.ts';

export type CardFormFlow = RunningForm<CardInput>;

/** Runs the form of a card that is changed, or (null) added, until it is saved. */
export function useCardForm(cardId: string | null, onSaved: () => void): CardFormFlow {
  return useListedForm(
    cardFormMachine,
    cardFormView,
    {
      send: (api, form) => (cardId === null ? addCard(api, form) : editCard(api, cardId, form)),
      isDone: async (api, sent, signal) => {
        const stored = await listCards(api, sent.kind, { signal });
        return stored.some(
          (one) =>
            (cardId === null || one.id === cardId) &&
            one.account === sent.account &&
            one.bankName === sent.bankName &&
            one.holder === sent.holder,
        );
      },
      queryKey: ['cards'],
    },
    onSaved,
  );
}
