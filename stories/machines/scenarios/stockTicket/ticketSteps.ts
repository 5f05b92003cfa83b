import { stockTicketMachine } from '@corro/machines';
import { answer, buildOrder, codecs, fakeNow, quoteAt } from '@corro/testing';
import type { AnyMachineSnapshot } from 'xstate';
import { retype } from '../../../harness/form.ts';
import { quoteScript, quoteRoute } from '../../../harness/instrument.ts';
import type { AppHarness } from '../../../harness/AppHarness.ts';
import {
  balanceRoute,
  buyRoute,
  ordersRoute,
  receipt,
  sellRoute,
} from '../../../screens/stock-trading/ticket.ts';
import { harnessOf } from '../../../harness/withApp.tsx';
import type { MachineScenario, Step } from '../../runner/MachineScenario.ts';
import { editStep, factsStep, press, rescriptStep, waitStep } from '../../runner/steps.ts';
import { orderFlowParts } from '../orderFlow/orderFlowParts.ts';
import { placingScenario, refuseOrder } from '../orderFlow/placing.ts';

const { id } = stockTicketMachine;
const common = orderFlowParts({
  id,
  place: buyRoute,
  receipt,
  refusal: 'insufficient-funds',
  listRoute: ordersRoute,
  row: (clientKey) => codecs.order.encode(buildOrder({ clientKey })),
  review: 'ticket.review.buy',
  confirm: 'ticket.confirm.buy',
  change: 'ticket.change',
  another: 'ticket.another',
  moving: {
    facts: { price: { price: '130.00', readAt: fakeNow } },
    tell: rescriptStep(quoteRoute, quoteScript(quoteAt('130.00'))),
    terms: { symbol: 'NVLO', side: 'buy', quantity: 10, price: '130.00', lots: [] },
    accept: (page) => press(page, 'ticket.accept', { price: 'US$\u00a0130.00' }),
  },
});
const purchase = placingScenario({ id, place: buyRoute, receipt, refusal: 'insufficient-funds' });
const sale = placingScenario({
  id,
  place: sellRoute,
  receipt: { ...receipt, total: '1283.61' },
  refusal: 'already-sold',
});

const isBuying = ({ context }: AnyMachineSnapshot) => context.form.side === 'buy';
const isSelling = (snapshot: AnyMachineSnapshot) => !isBuying(snapshot);

const pressingOn =
  (button: 'review' | 'confirm'): Step['act'] =>
  (page) => {
    const side = harnessOf(page).machines.running(id)?.getSnapshot().context.form.side;
    return press(page, side === 'sell' ? `ticket.${button}.sell` : `ticket.${button}.buy`);
  };

const choosing =
  (role: 'tab' | 'radio', ...[sentence, values]: Parameters<AppHarness['t']>): Step['act'] =>
  async (page) => {
    const name = harnessOf(page).t(sentence, values);
    await page.userEvent.click(await page.canvas.findByRole(role, { name }));
  };

const typing = (text: string): Step => ({
  event: { type: 'EDIT', edit: { type: 'QUANTITY', text } },
  when: isBuying,
  act: async (page) => retype(page, await page.canvas.findByRole('textbox'), text),
});

/** Limits steps to the states of a side (buy or sell), and prefixes their names. */
const onSide = (
  when: NonNullable<Step['when']>,
  all: MachineScenario['steps'],
  prefix = '',
): MachineScenario['steps'] =>
  Object.fromEntries(
    Object.entries(all).map(([name, step]) => [`${prefix}${name}`, { ...step, when }]),
  );

export const ticketParts = {
  ...common,
  replies: { ...common.replies, ...purchase.replies, ...sale.replies },
};

export const ticketSteps: MachineScenario['steps'] = {
  'type 10': typing('10'),
  'type too many': typing('51'),
  'choose a full position': {
    event: { type: 'EDIT', edit: { type: 'MODE', mode: 'full' } },
    when: isBuying,
    act: choosing('radio', 'ticket.full', { count: 100 }),
  },
  sell: editStep({ type: 'SIDE', side: 'sell' }, choosing('tab', 'ticket.sell')),
  buy: editStep({ type: 'SIDE', side: 'buy' }, choosing('tab', 'ticket.buy')),
  'choose a lot': {
    event: {
      type: 'EDIT',
      edit: { type: 'LOT', lot: { orderNumber: 'L-1', quantity: 10, costPrice: '128.40' } },
    },
    when: isSelling,
    act: async ({ canvas, userEvent, loaded }) => {
      const name = new RegExp(`^${harnessOf({ loaded }).t('order.shares', { count: 10 })}`);
      await userEvent.click(await canvas.findByRole('button', { name }));
    },
  },
  ...common.steps,
  review: { event: { type: 'REVIEW' }, act: pressingOn('review') },
  confirm: { event: { type: 'CONFIRM' }, act: pressingOn('confirm') },
  'balance is read': factsStep(
    { balance: '20000.00' },
    balanceRoute,
    answer.ok({ balance: '20000.00' }),
  ),
  'price grows old': {
    event: { type: 'PRICE_TOO_OLD' },
    // In other states a call is pending, and this call would time out within the 16 s of this step.
    when: (snapshot) => snapshot.matches('editing') || snapshot.matches('reviewing'),
    act: async (page) => {
      await rescriptStep(quoteRoute, answer.stall())(page);
      await waitStep(16_000)(page);
    },
  },
  ...onSide(isBuying, purchase.steps),
  'price has changed': {
    ...refuseOrder({ id, place: buyRoute }, 'price-changed'),
    when: isBuying,
  },
  ...onSide(isSelling, sale.steps, 'sale: '),
};
