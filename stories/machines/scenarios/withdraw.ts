import { withdrawMachine } from '@corro/machines';
import { buildCard, buildWithdrawal, codecs } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import { buttonOf, says, typeInto } from '../../harness/form.ts';
import {
  address,
  at,
  bank,
  cards,
  cardsRoute,
  receipt,
  recordsRoute,
  upstream,
  withdrawRoute,
} from '../../screens/withdraw/withdrawing.ts';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { editStep, press, rescriptStep } from '../runner/steps.ts';
import { codeUpstream, orderCode } from './orderFlow/orderCode.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';

const changed = buildCard({ account: '998010000000000005' });
const [holder, version] = [bank.holder, bank.version];
const unchanged = { version, payableAt: null };
const destination = {
  kind: 'bank',
  bankName: 'Banco del Centro',
  masked: '•••• 0005',
  holder,
  ...unchanged,
};
const other = {
  id: '6',
  kind: 'trc20',
  bankName: '',
  masked: '•••• Lj6t',
  holder: '',
  ...unchanged,
};

const flow = orderFlowParts({
  id: withdrawMachine.id,
  place: withdrawRoute,
  receipt,
  refusal: 'insufficient-funds',
  listRoute: recordsRoute,
  row: (clientKey) => codecs.withdrawal.encode(buildWithdrawal({ clientKey })),
  review: 'withdraw.review',
  confirm: 'withdraw.confirm',
  change: 'withdraw.change',
  another: 'withdraw.another',
  code: orderCode,
  moving: {
    facts: {
      cards: [{ id: '5', ...destination }, other],
      balance: '25000.00',
      minimum: '100.00',
      heldSeconds: null,
    },
    tell: rescriptStep(cardsRoute, cards(changed, address)),
    terms: { cardId: '5', ...destination, amount: '250' },
    accept: (page) => press(page, 'withdraw.accept', { account: '•••• 0005 · Banco del Centro' }),
  },
});

const typing = (text: string): Step =>
  editStep({ type: 'AMOUNT', text }, (page) => typeInto(page, 'amount', text));

/** The form without a problem. */
const form = async (page: PlayContext) => {
  await expect(buttonOf(page, 'withdraw.review')).toBeVisible();
  await expect(page.canvas.getByRole('textbox')).toBeValid();
};

export const withdraw: MachineScenario = {
  ...flow,
  machine: withdrawMachine,
  app: {
    at,
    upstream: { ...upstream, ...codeUpstream, [cardsRoute]: cards(bank, address) },
  },
  open: async (page) => {
    await page.canvas.findByRole('radio', { name: /•••• 7771/ });
    await waitFor(() => expect(page.canvas.getByRole('main')).toHaveTextContent(/25[.,]000/));
  },
  steps: {
    'type 250': typing('250'),
    'type too little': typing('9'),
    'choose the card': editStep({ type: 'CARD', id: '5' }, async ({ canvas, userEvent }) =>
      userEvent.click(await canvas.findByRole('radio', { name: /•••• 7771/ })),
    ),
    'take all': editStep({ type: 'SHARE', percent: 100 }, (page) => press(page, 'withdraw.all')),
    ...flow.steps,
  },
  shows: {
    'editing.order.incomplete': form,
    'editing.order.ready': async ({ canvas }) => {
      // The balance after the withdrawal is 25,000.00 − 250.
      await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('24,750.00'));
    },
    'editing.hint.quiet.idle': form,
    'editing.hint.quiet.waiting': form,
    'editing.hint.shown': (page) => says(page, 'problem.withdraw-below-minimum', { min: '100' }),
    ...orderFlowShows({
      reviewing: 'withdraw.sheet.reviewing',
      moved: 'withdraw.obstacle.moved',
      refused: 'withdraw.sheet.refused',
      done: 'withdraw.sheet.done',
    }),
  },
};
