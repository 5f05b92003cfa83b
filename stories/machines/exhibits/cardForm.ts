import { cardFormMachine } from '@corro/machines';
import { answer, buildCard } from '@corro/testing';
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
import { stageOf } from '../../screens/withApp.tsx';
import type { Exhibit, Hands } from '../walk/Exhibit.ts';
import { replying } from '../walk/walk.ts';
import { formFlowParts } from './formFlow/formFlowParts.ts';

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
  hands: {
    // The bank is found by the number.
    fill: (hands) => fill(hands, entered),
    clear: async ({ userEvent }) => {
      for (const name of ['account', 'bankName', 'holder']) await userEvent.clear(fieldOf(name));
    },
    edit: async ({ userEvent }) => {
      await userEvent.click(fieldOf('account'));
      await userEvent.paste('0');
    },
    leave: (hands) => fill(hands, { account: entered.account }),
    submit: save,
  },
});

const looked = `xstate.done.actor.0.${cardFormMachine.id}.lookingUp`;
const looking = {
  found: cardsAnswer(buildCard({ bankName: input.bankName })),
  absent: cardsAnswer(),
  unanswered: answer.html(502),
};

const saving = async (hands: Hands) => {
  await expect(await buttonIn(hands, 'cards.saving')).toHaveAttribute('aria-busy', 'true');
};

export const cardForm: Exhibit = {
  ...form,
  machine: cardFormMachine,
  scene: { at: '/settings/bank-cards', upstream },
  open: (hands) => openForm(hands),
  replies: { ...form.replies, [listRoute]: looking },
  steps: {
    ...form.steps,
    'the card is found': {
      event: { type: looked, output: { kind: 'done', value: true } },
      act: replying(listRoute, looking.found),
    },
    'the card is not there': {
      event: { type: looked, output: { kind: 'done', value: false } },
      act: replying(listRoute, looking.absent),
    },
    'the look is not answered': {
      event: { type: looked, output: { kind: 'failed', failure: 'protocol' } },
      act: replying(listRoute, looking.unanswered),
    },
  },
  shows: {
    editing: async (hands) => {
      await sheetSays(hands, 'cards.save');
    },
    submitting: saving,
    lookingUp: saving,
    done: async (hands) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const saved = stageOf(hands).t('cards.saved.bank');
      await waitFor(() => expect(screen.getAllByText(saved)[0]).toBeVisible());
    },
  },
};
