import type { CorroClient } from '@corro/client';
import type { CardInput } from '@corro/domain';
import {
  cardFormMachine,
  cardFormView,
  type CardFormEvent,
  type CardFormView,
  type Outcome,
} from '@corro/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../app/outcomeOf.ts';
import { useClient } from '../../app/api.ts';
import { useServices } from '../../app/services.ts';

export interface CardFormFlow {
  readonly view: CardFormView;
  readonly send: (event: CardFormEvent) => void;
}

/** Runs the form of a card that is changed, or (null) added, until it is saved. */
export function useCardForm(cardId: string | null, onSaved: () => void): CardFormFlow {
  const { cards } = useClient();
  const cache = useQueryClient();
  const [machine] = useState(() =>
    cardFormOver(cards, cardId, () => void cache.invalidateQueries({ queryKey: ['cards'] })),
  );
  const actor = useActorRef(machine, useServices().actors);
  const view = cardFormView(useSelector(actor, (snapshot) => snapshot));
  const isSaved = view.phase === 'done';
  useEffect(() => {
    if (isSaved) onSaved();
    // oxlint-disable-next-line react/exhaustive-deps -- it is saved once
  }, [isSaved]);
  return { view, send: (event) => actor.send(event) };
}

function cardFormOver(cards: CorroClient['cards'], cardId: string | null, readAgain: () => void) {
  return cardFormMachine.provide({
    actors: {
      // Leaving the form does not abort it: what was sent is on its way.
      send: fromPromise<Outcome<null>, { readonly form: CardInput }>(
        async ({ input: { form } }) => {
          const outcome = await outcomeOf(async () => {
            await (cardId === null ? cards.add(form) : cards.edit(cardId, form));
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
            const kept = await cards.list(sent.kind, { signal });
            return kept.some(
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
