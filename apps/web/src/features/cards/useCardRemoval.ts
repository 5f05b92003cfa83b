import { deleteCard, listCards } from '@corro/client';
import { cardRemovalMachine, cardRemovalView, type CardToRemove } from '@corro/machines';
import type { RunningForm } from '../../flows/useFormFlow.ts';
import { type ListCalls, useListedForm } from '../../flows/useListedForm.ts';

const calls: ListCalls<CardToRemove> = {
  send: (api, { cardId }) => deleteCard(api, cardId),
  isDone: async (api, sent, signal) => {
    const stored = await listCards(api, undefined, { signal });
    return stored.every(({ id }) => id !== sent.cardId);
  },
  queryKey: ['cards'],
  doneCode: 'unknown-card',
};

/** Runs the removal of a card until it is gone. */
export function useCardRemoval(onRemoved: () => void): RunningForm<CardToRemove> {
  return useListedForm(cardRemovalMachine, cardRemovalView, calls, onRemoved);
}
