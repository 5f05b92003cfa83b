import { cardFormMachine } from '@corro/machines';
import { buildCard } from '@corro/testing';
import {
  addRoute,
  cardsAnswer,
  cardEntry,
  fieldOf,
  fill,
  listRoute,
  openForm,
  save,
  upstream,
} from '../../screens/bank-cards/cards.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { closedWith, sheetButtonIs } from './formFlow/formFlowShows.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';

const input = {
  kind: 'bank',
  account: '002010077777777771',
  bankName: 'Banamex',
  holder: cardEntry.holder,
};
const empty = { kind: 'bank', account: '', bankName: '', holder: '' };

export const cardForm: MachineScenario = {
  ...formFlowParts({
    id: cardFormMachine.id,
    route: addRoute,
    refusal: 'too-many-cards',
    reconcile: {
      route: listRoute,
      found: cardsAnswer(buildCard({ bankName: input.bankName })),
      absent: cardsAnswer(),
    },
    input,
    empty,
    field: 'account',
    actions: {
      // The app derives the bank from the account number.
      fill: (page) => fill(page, cardEntry),
      clear: async ({ userEvent }) => {
        for (const name of ['account', 'bankName', 'holder']) await userEvent.clear(fieldOf(name));
      },
      edit: async ({ userEvent }) => {
        await userEvent.click(fieldOf('account'));
        await userEvent.paste('0');
      },
      leave: (page) => fill(page, { account: cardEntry.account }),
      submit: save,
    },
  }),
  machine: cardFormMachine,
  app: { at: '/settings/bank-cards', upstream },
  open: (page) => openForm(page),
  shows: {
    editing: sheetButtonIs('cards.save'),
    submitting: sheetButtonIs('cards.saving', true),
    reconciling: sheetButtonIs('cards.saving', true),
    done: closedWith('cards.saved.bank'),
  },
};
