import { offerPurchaseMachine } from '@corro/machines';
import { answer, buildOffer, buildOrder, codecs } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import {
  buyRoute,
  field,
  offer,
  open,
  ordersRoute,
  type,
  upstream,
} from '../../harness/offerScenario.ts';
import { offersRoute } from '../../harness/offers.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { editStep, factsStep, press, pressStep, rescriptStep } from '../runner/steps.ts';
import { codeUpstream, orderCode } from './orderFlow/orderCode.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';

const { id, symbol, name, minimum } = offer;
const balance = '25000.00';
const price = '119.00';

const flow = orderFlowParts({
  id: offerPurchaseMachine.id,
  place: buyRoute,
  receipt: { no: 'C-20261120-0007', price: '120.00', count: 208, fee: '7.49', total: '24967.49' },
  refusal: 'time-not-allowed',
  listRoute: ordersRoute,
  row: (clientKey) => codecs.order.encode(buildOrder({ clientKey, kind: 'qip', quantity: 208 })),
  review: 'ticket.review.buy',
  confirm: 'ticket.confirm.buy',
  change: 'ticket.change',
  another: 'ticket.another',
  reopen: open,
  code: orderCode,
  moving: {
    facts: {
      offer: { id, kind: 'qip', symbol, name, price, minimum },
      isGone: false,
      balance,
      hidesAmounts: false,
    },
    tell: rescriptStep(
      offersRoute,
      answer.ok({ rows: [codecs.offer.encode(buildOffer({ price }))] }),
    ),
    terms: { kind: 'qip', offerId: id, symbol, name, price, quantity: 208 },
    accept: (page) => press(page, 'ticket.accept', { price: 'US$\u00a0119.00' }),
  },
});

const typing = (text: string): Step =>
  editStep({ type: 'QUANTITY', text }, (page) => type(page, 'quantity', text));

/** The form with the largest affordable quantity filled in. */
const prefilled = async (page: PlayContext) => {
  await expect(field('quantity')).toHaveValue('208');
  await expect(await buttonIn(page, 'ticket.review.buy')).not.toHaveAttribute('aria-disabled');
};

const tooFew = async (page: PlayContext) => {
  await sheetSays(page, 'problem.required-fields');
  await expect(field('quantity')).toHaveValue('99');
  await expect(field('quantity')).toBeValid();
};

export const offerPurchase: MachineScenario = {
  ...flow,
  machine: offerPurchaseMachine,
  app: { at: '/qip', upstream: { ...upstream, ...codeUpstream } },
  open,
  steps: {
    'type 100': typing('100'),
    'type too few': typing('99'),
    'take half': editStep({ type: 'QUANTITY', text: '104' }, (page) =>
      press(page, 'ticket.pickOf', { quantity: 104, percent: 50, count: 208 }),
    ),
    'offer is gone': factsStep(
      { offer: null, isGone: true, balance },
      offersRoute,
      answer.ok({ rows: [] }),
    ),
    ...flow.steps,
    // Replaces the common step, because a button of the sheet starts the new order.
    'new order': { event: { type: 'NEW_ORDER' }, act: pressStep('ticket.another') },
  },
  shows: {
    'editing.order.incomplete': tooFew,
    'editing.order.ready': prefilled,
    'editing.hint.quiet.idle': prefilled,
    'editing.hint.quiet.waiting': tooFew,
    'editing.hint.shown': async (page) => {
      await sheetSays(page, 'problem.quantity-below-offer', { min: 100 });
      await waitFor(() => expect(field('quantity')).toBeInvalid());
    },
    ...orderFlowShows({
      reviewing: 'ticket.sheet.reviewing',
      refused: 'ticket.sheet.refused',
      done: 'ticket.sheet.done.buy',
    }),
  },
};
