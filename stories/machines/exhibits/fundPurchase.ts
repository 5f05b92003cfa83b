import { fundPurchaseMachine } from '@corro/machines';
import { answer, buildFund, buildFundOrder, codecs } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import {
  at,
  choose,
  fundsRoute,
  ordersRoute,
  purchaseRoute,
  receipt,
  upstream,
} from '../../screens/fund-investment/funds.ts';
import { buttonIn, sheetSays } from '../../screens/orderSheet.ts';
import type { Exhibit, Hands } from '../walk/Exhibit.ts';
import { press } from '../walk/pressing.ts';
import { telling } from '../walk/telling.ts';
import { offScreen } from '../walk/walk.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';

const dearer = buildFund({ amount: '1100.00' });
const soldOut = buildFund({ soldAmount: '500000.00' });
const only = (fund: typeof dearer) => answer.ok({ rows: [codecs.fund.encode(fund)] });
const balance = '25000.00';

const open = async (hands: Hands) => {
  await choose(hands);
};

const flow = orderFlowParts({
  id: fundPurchaseMachine.id,
  place: purchaseRoute,
  receipt,
  refusal: 'sold-out',
  look: ordersRoute,
  row: (clientKey) => codecs.fundOrder.encode(buildFundOrder({ clientKey })),
  review: 'funds.review',
  confirm: 'funds.confirm',
  change: 'funds.back',
  another: 'funds.another',
  reopen: open,
  moving: {
    facts: { fund: dearer, isGone: false, balance },
    tell: telling(fundsRoute, only(dearer)),
    terms: { fundId: dearer.id, name: dearer.name, amount: dearer.amount },
    accept: (hands) => press(hands, 'ticket.accept', { price: 'US$\u00a01,100.00' }),
  },
});

/** All that there is: one participation, and the way to its review. */
const fund = async (hands: Hands) => {
  const button = await buttonIn(hands, 'funds.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
};

export const fundPurchase: Exhibit = {
  ...flow,
  machine: fundPurchaseMachine,
  scene: { at, upstream },
  open: async (hands) => {
    await open(hands);
    await fund(hands);
  },
  steps: {
    'fund is sold out': {
      event: { type: 'FACTS', facts: { fund: soldOut, isGone: false, balance } },
      act: telling(fundsRoute, only(soldOut)),
    },
    'nothing to fill in': offScreen({ type: 'EDIT', edit: {} }),
    ...flow.steps,
  },
  shows: {
    'editing.order.incomplete': (hands) => sheetSays(hands, 'problem.fund-sold-out'),
    'editing.order.ready': fund,
    'editing.hint.quiet.idle': fund,
    ...orderFlowShows({
      reviewing: 'funds.sheet.reviewing',
      refused: 'funds.sheet.refused',
      done: 'funds.sheet.done',
    }),
  },
};
