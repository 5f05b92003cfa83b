import { cardRemovalMachine } from '@corro/machines';
import { buildCard } from '@corro/testing';
import {
  askToDelete,
  cardsAnswer,
  deleteButton,
  deleteRoute,
  cardDeletion,
  listRoute,
  openSecond,
  secondCard,
} from '../../screens/bank-cards/cards.ts';
import { confirmationScenario } from './formFlow/confirmationScenario.ts';

export const cardRemoval = confirmationScenario({
  machine: cardRemovalMachine,
  app: { at: '/settings/bank-cards', upstream: cardDeletion },
  open: async (page) => {
    await openSecond(page);
    await askToDelete(page);
  },
  input: { cardId: secondCard.id },
  route: deleteRoute,
  refusal: 'busy',
  reconcile: {
    route: listRoute,
    found: cardsAnswer(buildCard()),
    absent: cardsAnswer(buildCard(), secondCard),
  },
  button: deleteButton,
  doneText: ['cards.deleted.bank'],
});
