import { createConfirmation } from '../formFlow/createConfirmation.ts';
import { formProgress } from '../formFlow/createFormFlow.ts';

/** Which card goes. */
export interface CardToRemove {
  readonly cardId: string;
}

/** Deleting a card, once it is confirmed. */
export const cardRemovalMachine = createConfirmation<CardToRemove>('cardRemoval');

/** What a screen shows of it. */
export const cardRemovalView = formProgress<CardToRemove>;
