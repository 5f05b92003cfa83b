import { cardRemovalMachine } from '@corro/machines';
import { buildCard } from '@corro/testing';
import {
  askToDelete,
  cardsAnswer,
  deleteButton,
  deleteRoute,
  deleting,
  listRoute,
  openSecond,
  second,
} from '../../screens/bank-cards/cards.ts';
import { confirmationScenario } from './formFlow/confirmationScenario.ts';

export const cardRemoval = confirmationScenario({
  machine: cardRemovalMachine,
  app: { at: '/settings/bank-cards', upstream: deleting },
  open: async (page) => {
    await openSecond(page);
    await askToDelete(page);
  },
  input: { cardId: second.id },
  route: deleteRoute,
  refusal: 'busy',
  reconcile: {
    route: listRoute,
    found: cardsAnswer(buildCard()),
    absent: cardsAnswer(buildCard(), second),
  },
  button: deleteButton,
  doneText: ['cards.deleted.bank'],
});
