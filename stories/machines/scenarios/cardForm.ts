import { cardFormMachine } from '@corro/machines';
import { buildCard } from '@corro/testing';
import { expect, screen, waitFor } from 'storybook/test';
import {
  addRoute,
  cardsAnswer,
  entered,
  fieldOf,
  fill,
  listRoute,
  openForm,
  save,
  upstream,
} from '../../screens/bank-cards/cards.ts';
import { buttonIn, sheetSays } from '../../screens/orderSheet.ts';
import { harnessOf } from '../../screens/withApp.tsx';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { formFlowParts, reconcilingParts } from './formFlow/formFlowParts.ts';

const input = {
  kind: 'bank',
  account: '002010077777777771',
  bankName: 'Banco Nacional de México',
  holder: entered.holder,
};
const empty = { kind: 'bank', account: '', bankName: '', holder: '' };

const form = formFlowParts({
  id: cardFormMachine.id,
  route: addRoute,
  refusal: 'too-many-cards',
  input,
  empty,
  field: 'account',
  actions: {
    // The bank is found by the number.
    fill: (page) => fill(page, entered),
    clear: async ({ userEvent }) => {
      for (const name of ['account', 'bankName', 'holder']) await userEvent.clear(fieldOf(name));
    },
    edit: async ({ userEvent }) => {
      await userEvent.click(fieldOf('account'));
      await userEvent.paste('0');
    },
    leave: (page) => fill(page, { account: entered.account }),
    submit: save,
  },
});

const looking = reconcilingParts(
  { id: cardFormMachine.id, route: listRoute },
  { found: cardsAnswer(buildCard({ bankName: input.bankName })), absent: cardsAnswer() },
);

const saving = async (page: PlayContext) => {
  await expect(await buttonIn(page, 'cards.saving')).toHaveAttribute('aria-busy', 'true');
};

export const cardForm: MachineScenario = {
  ...form,
  machine: cardFormMachine,
  app: { at: '/settings/bank-cards', upstream },
  open: (page) => openForm(page),
  replies: { ...form.replies, ...looking.replies },
  steps: { ...form.steps, ...looking.steps },
  shows: {
    editing: async (page) => {
      await sheetSays(page, 'cards.save');
    },
    submitting: saving,
    reconciling: saving,
    done: async (page) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const saved = harnessOf(page).t('cards.saved.bank');
      await waitFor(() => expect(screen.getAllByText(saved)[0]).toBeVisible());
    },
  },
};
