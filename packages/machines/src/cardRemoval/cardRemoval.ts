import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/** Which card goes. */
export interface CardToRemove {
  readonly cardId: string;
}

/**
 * Deleting a card, once it is confirmed. A call that did not come back may have deleted it all the same, so
 * the list is read before anything is said.
 */
export const cardRemovalMachine = createFormFlow<CardToRemove, CardToRemove, CardToRemove>({
  id: 'cardRemoval',
  check: () => [],
  toSend: (card) => card,
  toRemember: (card) => card,
  reconciles: true,
});

/** What a screen shows of it. */
export const cardRemovalView = formProgress<CardToRemove>;
