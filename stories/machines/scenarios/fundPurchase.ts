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
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import type { MachineScenario, PlayContext } from '../runner/MachineScenario.ts';
import { factsStep, offScreen, press, rescriptStep } from '../runner/steps.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';

const dearer = buildFund({ amount: '1100.00' });
const soldOut = buildFund({ soldAmount: '500000.00' });
const only = (fund: typeof dearer) => answer.ok({ rows: [codecs.fund.encode(fund)] });
const balance = '25000.00';

const open = (page: PlayContext) => choose(page);

const flow = orderFlowParts({
  id: fundPurchaseMachine.id,
  place: purchaseRoute,
  receipt,
  refusal: 'sold-out',
  listRoute: ordersRoute,
  row: (clientKey) => codecs.fundOrder.encode(buildFundOrder({ clientKey })),
  review: 'funds.review',
  confirm: 'funds.confirm',
  change: 'funds.back',
  another: 'funds.another',
  reopen: open,
  moving: {
    facts: { fund: dearer, isGone: false, balance },
    tell: rescriptStep(fundsRoute, only(dearer)),
    terms: { fundId: dearer.id, name: dearer.name, amount: dearer.amount },
    accept: (page) => press(page, 'ticket.accept', { price: 'US$\u00a01,100.00' }),
  },
});

/**
 * Asserts that the form can be reviewed. It has no fields, because a purchase is always one
 * participation.
 */
const fund = async (page: PlayContext) => {
  const button = await buttonIn(page, 'funds.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
};

export const fundPurchase: MachineScenario = {
  ...flow,
  machine: fundPurchaseMachine,
  app: { at, upstream },
  open: async (page) => {
    await open(page);
    await fund(page);
  },
  steps: {
    'fund is sold out': factsStep(
      { fund: soldOut, isGone: false, balance },
      fundsRoute,
      only(soldOut),
    ),
    'nothing to fill in': offScreen({ type: 'EDIT', edit: {} }),
    ...flow.steps,
  },
  shows: {
    'editing.order.incomplete': (page) => sheetSays(page, 'problem.fund-sold-out'),
    'editing.order.ready': fund,
    'editing.hint.quiet.idle': fund,
    ...orderFlowShows({
      reviewing: 'funds.sheet.reviewing',
      refused: 'funds.sheet.refused',
      done: 'funds.sheet.done',
    }),
  },
};
