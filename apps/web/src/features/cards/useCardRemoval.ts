import { deleteCard, listCards, type Transport } from '@corro/client';
import {
  cardRemovalMachine,
  cardRemovalView,
  type CardToRemove,
  type Outcome,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { useApi } from '../../app/api.ts';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { type RunningForm, useFormFlow } from '../../flows/useFormFlow.ts';

/** Runs the removal of a card until it is gone. */
export function useCardRemoval(onRemoved: () => void): RunningForm<CardToRemove> {
  const api = useApi();
  const cache = useQueryClient();
  const readAgain = () => void cache.invalidateQueries({ queryKey: ['cards'] });
  return useFormFlow(() => cardRemovalOver(api, readAgain), cardRemovalView, onRemoved);
}

const removed: Outcome<null> = { kind: 'done', value: null };

function cardRemovalOver(api: Transport, readAgain: () => void) {
  return cardRemovalMachine.provide({
    actors: {
      // Leaving the question does not abort it: what was sent is on its way.
      send: fromPromise<Outcome<null>, { readonly form: CardToRemove }>(
        async ({ input: { form } }) => {
          const outcome = await outcomeOf(async () => {
            await deleteCard(api, form.cardId);
            return null;
          });
          readAgain();
          // Another device was first.
          const isGone = outcome.kind === 'refused' && outcome.code === 'unknown-card';
          return isGone ? removed : outcome;
        },
      ),
      find: fromPromise<Outcome<boolean>, { readonly sent: CardToRemove | null }>(
        ({ input: { sent }, signal }) =>
          outcomeOf(async () => {
            const stored = await listCards(api, undefined, { signal });
            return sent !== null && stored.every(({ id }) => id !== sent.cardId);
          }),
      ),
    },
  });
}
