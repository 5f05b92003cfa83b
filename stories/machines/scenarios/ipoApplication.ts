import { ipoApplicationMachine } from '@corro/machines';
import { buildIpo, buildIpoOrder, codecs } from '@corro/testing';
import { expect, waitFor } from 'storybook/test';
import { applyRoute, open, quantityField, receipt, type } from '../../screens/ipo/application.ts';
import { at, listRoute, ipoScript, ordersRoute, upstream } from '../../screens/ipo/offerings.ts';
import { buttonIn, sheetSays } from '../../harness/orderSheet.ts';
import type { MachineScenario, PlayContext, Step } from '../runner/MachineScenario.ts';
import { editStep, factsStep, press, rescriptStep } from '../runner/steps.ts';
import { orderFlowParts } from './orderFlow/orderFlowParts.ts';
import { orderFlowShows } from './orderFlow/orderFlowShows.ts';

const { id, symbol, name } = buildIpo();
const range = { min: 100, max: 5000 };
const price = '16.00';
const offering = { id, symbol, name, price, ...range, isForthcoming: true };
const known = { isGone: false, balance: '25000.00' };

/** The form with all of its data. */
const ready = async (page: PlayContext) => {
  await waitFor(async () => expect(await quantityField(page)).toHaveValue('100'));
  const button = await buttonIn(page, 'ipo.review');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
};

const flow = orderFlowParts({
  id: ipoApplicationMachine.id,
  place: applyRoute,
  receipt,
  refusal: 'already-applied',
  listRoute: ordersRoute,
  row: (clientKey) => codecs.ipoOrder.encode(buildIpoOrder({ clientKey })),
  review: 'ipo.review',
  confirm: 'ipo.confirm',
  change: 'ipo.change',
  another: 'ipo.seeOffers',
  reopen: open,
  moving: {
    facts: { offering, ...known },
    tell: rescriptStep(listRoute, ipoScript([buildIpo({ price })])),
    terms: { offeringId: id, symbol, name, price, quantity: 100 },
    accept: (page) => press(page, 'ticket.accept', { price: 'US$\u00a016.00' }),
  },
});

const typing = (text: string): Step =>
  editStep({ type: 'QUANTITY', text }, (page) => type(page, text));

const tooFew = async (page: PlayContext) => {
  const field = await quantityField(page);
  await expect(field).toHaveValue('99');
  await expect(field).toBeValid();
  await sheetSays(page, 'ipo.limits', { ...range, step: 100 });
};

export const ipoApplication: MachineScenario = {
  ...flow,
  machine: ipoApplicationMachine,
  app: { at, upstream },
  open: async (page) => {
    await open(page);
    await ready(page);
  },
  steps: {
    'type 200': typing('200'),
    'type too few': typing('99'),
    'leave the field': editStep({ type: 'SETTLE' }, async (page) => {
      await page.userEvent.click(await quantityField(page));
      await page.userEvent.tab();
    }),
    'offering closes': factsStep(
      { offering: { ...offering, price: '15.00', isForthcoming: false }, ...known },
      listRoute,
      ipoScript([buildIpo({ status: 'closed' })]),
    ),
    ...flow.steps,
  },
  shows: {
    'editing.order.incomplete': tooFew,
    'editing.order.ready': ready,
    'editing.hint.quiet.idle': ready,
    'editing.hint.quiet.waiting': tooFew,
    'editing.hint.shown': (page) => sheetSays(page, 'problem.quantity-below-offer', { min: 100 }),
    ...orderFlowShows({
      reviewing: 'ipo.sheet.reviewing',
      refused: 'ipo.sheet.refused',
      done: 'ipo.sheet.done',
    }),
  },
};
