import type { CorroClient } from '@corro/client';
import {
  cardFormMachine,
  cardFormView,
  type CardFormEvent,
  type CardFormView,
  type CardToSave,
  type Outcome,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../boot/outcomeOf.ts';
import { useClient } from '../../boot/room.ts';

export interface CardFormFlow {
  readonly view: CardFormView;
  readonly send: (event: CardFormEvent) => void;
}

/** Runs the form of a card that is changed, or (null) added, until it is saved. */
export function useCardForm(cardId: string | null, onSaved: () => void): CardFormFlow {
  const { cards } = useClient();
  const cache = useQueryClient();
  const [machine] = useState(() =>
    cardFormOver(cards, () => void cache.invalidateQueries({ queryKey: ['cards'] })),
  );
  const actor = useActorRef(machine, { input: { cardId } });
  const view = cardFormView(useSelector(actor, (snapshot) => snapshot));
  const isSaved = view.phase === 'saved';
  useEffect(() => {
    if (isSaved) onSaved();
    // oxlint-disable-next-line react/exhaustive-deps -- it is saved once
  }, [isSaved]);
  return { view, send: (event) => actor.send(event) };
}

function cardFormOver(cards: CorroClient['cards'], readAgain: () => void) {
  return cardFormMachine.provide({
    actors: {
      // Leaving the form does not abort it: what was sent is on its way.
      saveCard: fromPromise<Outcome<null>, CardToSave>(async ({ input: { cardId, card } }) => {
        const outcome = await outcomeOf(async () => {
          await (cardId === null ? cards.add(card) : cards.edit(cardId, card));
          return null;
        });
        readAgain();
        return outcome;
      }),
      findCard: fromPromise<Outcome<boolean>, CardToSave>(({ input: { cardId, card }, signal }) =>
        outcomeOf(async () => {
          const kept = await cards.list(card.kind, { signal });
          return kept.some(
            (one) =>
              (cardId === null || one.id === cardId) &&
              one.account === card.account &&
              one.bankName === card.bankName &&
              one.holder === card.holder,
          );
        }),
      ),
    },
  });
}
