import { stockTicketMachine } from '@corro/machines';
import { answer, buildOrder, codecs, fakeNow } from '@corro/testing';
import type { AnyMachineSnapshot } from 'xstate';
import { quoted, quoteRoute } from '../../../screens/instrument.ts';
import type { Stage } from '../../../screens/Stage.ts';
import {
  balanceRoute,
  buyRoute,
  ordersRoute,
  receipt,
  sellRoute,
} from '../../../screens/stock-trading/ticket.ts';
import { stageOf } from '../../../screens/withApp.tsx';
import type { Exhibit, Step } from '../../walk/Exhibit.ts';
import { telling } from '../../walk/telling.ts';
import { waiting } from '../../walk/walk.ts';
import { orderFlowParts } from '../orderFlow/orderFlowParts.ts';
import { placing, refused } from '../orderFlow/placing.ts';
import { press } from '../../walk/pressing.ts';

const { id } = stockTicketMachine;
const common = orderFlowParts({
  id,
  place: buyRoute,
  receipt,
  refusal: 'insufficient-funds',
  look: ordersRoute,
  row: (clientKey) => codecs.order.encode(buildOrder({ clientKey })),
  review: 'ticket.review.buy',
  confirm: 'ticket.confirm.buy',
  change: 'ticket.change',
  another: 'ticket.another',
  moving: {
    facts: { price: { price: '130.00', readAt: fakeNow } },
    tell: telling(quoteRoute, quoted({ price: '130.00' })),
    terms: { symbol: 'NVLO', side: 'buy', quantity: 10, price: '130.00', lot: null },
    accept: (hands) => press(hands, 'ticket.accept', { price: 'US$\u00a0130.00' }),
  },
});
const purchase = placing({ id, place: buyRoute, receipt, refusal: 'insufficient-funds' });
const sale = placing({
  id,
  place: sellRoute,
  receipt: { ...receipt, total: '1283.61' },
  refusal: 'already-sold',
});

const isBuying = ({ context }: AnyMachineSnapshot) => context.form.side === 'buy';
const isSelling = (snapshot: AnyMachineSnapshot) => !isBuying(snapshot);

/** Presses the button that is named after the side. */
const pressingOn =
  (button: 'review' | 'confirm'): Step['act'] =>
  (hands) => {
    const side = stageOf(hands).machines.running(id)?.getSnapshot().context.form.side;
    return press(hands, side === 'sell' ? `ticket.${button}.sell` : `ticket.${button}.buy`);
  };

const choosing =
  (role: 'tab' | 'radio', ...[sentence, values]: Parameters<Stage['t']>): Step['act'] =>
  async (hands) => {
    const name = stageOf(hands).t(sentence, values);
    await hands.userEvent.click(await hands.canvas.findByRole(role, { name }));
  };

const typing = (text: string): Step => ({
  event: { type: 'EDIT', edit: { type: 'QUANTITY', text } },
  when: isBuying,
  act: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  },
});

/** Steps of one side of the market, by names of their own. */
const onSide = (
  when: NonNullable<Step['when']>,
  all: Exhibit['steps'],
  prefix = '',
): Exhibit['steps'] =>
  Object.fromEntries(
    Object.entries(all).map(([name, step]) => [`${prefix}${name}`, { ...step, when }]),
  );

/** What every flow has, and the calls of a sale. */
export const ticketParts = { ...common, replies: { ...common.replies, ...sale.replies } };

/** All that can happen to a ticket. */
export const ticketSteps: Exhibit['steps'] = {
  'type 10': typing('10'),
  'type too many': typing('51'),
  'choose a full position': {
    event: { type: 'EDIT', edit: { type: 'MODE', mode: 'full' } },
    when: isBuying,
    act: choosing('radio', 'ticket.full', { max: 100 }),
  },
  sell: {
    event: { type: 'EDIT', edit: { type: 'SIDE', side: 'sell' } },
    act: choosing('tab', 'ticket.sell'),
  },
  buy: {
    event: { type: 'EDIT', edit: { type: 'SIDE', side: 'buy' } },
    act: choosing('tab', 'ticket.buy'),
  },
  'choose a lot': {
    event: {
      type: 'EDIT',
      edit: { type: 'LOT', lot: { orderNumber: 'L-1', quantity: 10, costPrice: '128.40' } },
    },
    when: isSelling,
    act: async ({ canvas, userEvent, loaded }) => {
      const name = new RegExp(`^${stageOf({ loaded }).t('order.shares', { count: 10 })}`);
      await userEvent.click(await canvas.findByRole('button', { name }));
    },
  },
  ...common.steps,
  review: { event: { type: 'REVIEW' }, act: pressingOn('review') },
  confirm: { event: { type: 'CONFIRM' }, act: pressingOn('confirm') },
  'balance is read': {
    event: { type: 'FACTS', facts: { balance: '20000.00' } },
    act: telling(balanceRoute, answer.ok({ balance: '20000.00' })),
  },
  'price grows old': {
    event: { type: 'PRICE_AGED' },
    // Elsewhere a call would run out of time.
    when: (snapshot) => snapshot.matches('editing') || snapshot.matches('reviewing'),
    act: async (hands) => {
      await telling(quoteRoute, answer.stall())(hands);
      await waiting(16_000)(hands);
    },
  },
  ...onSide(isBuying, purchase.steps),
  'price is no longer right': {
    ...refused({ id, place: buyRoute }, 'price-changed'),
    when: isBuying,
  },
  ...onSide(isSelling, sale.steps, 'sale: '),
};
