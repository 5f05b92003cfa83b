import { answer, buildOrder, codecs, fakeNow } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { buttonIn, waitForCall, sheetSays } from '../../harness/orderSheet.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import {
  at,
  balanceRoute,
  buyRoute,
  confirm,
  ordersRoute,
  receipt,
  review,
  sellRoute,
  upstream,
} from './ticket.ts';

const meta = {
  title: 'Trading/Stock trading/Placing',
  id: 'screens-stock-trading-placing',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const answered = (script: ReturnType<typeof answer.ok>) =>
  scenario({ at, upstream: { ...upstream, [buyRoute]: script } });

export const Submitting: Story = {
  name: 'sends one call for two taps',
  parameters: answered(answer.stall()),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ticket.submitting');
    await context.userEvent.click(await buttonIn(context, 'ticket.submitting'));
    await context.userEvent.keyboard('{Enter}');
    await waitForCall(context, buyRoute);
    await expect(harnessOf(context).upstream.callsTo(buyRoute)).toHaveLength(1);
  },
};

export const Done: Story = {
  parameters: { ...answered(answer.ok(receipt)), ...atRest },
  play: async (context) => {
    await review(context);
    const balance = answer.ok({ balance: '23715.61' });
    harnessOf(context).upstream.script(balanceRoute, balance);
    await context.userEvent.click(await buttonIn(context, 'ticket.confirm.buy'));
    await sheetSays(context, 'ticket.sheet.done.buy');
    await sheetSays(context, 'ticket.orderNumber');
    await waitFor(() => expect(screen.getByText(receipt.no)).toBeVisible());
    // 25,000.00 − 1,284.39
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/23[.,]715[.,]61/));
    await expect(harnessOf(context).vibrations).toEqual([30]);
  },
};

export const FirstPurchase: Story = {
  name: 'names the first purchase, and has one filled button',
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...upstream,
        [buyRoute]: answer.ok(receipt),
        [ordersRoute]: answer.ok({ rows: [codecs.order.encode(buildOrder({}))], count: 1 }),
      },
    }),
    ...notPictured('As “Done”, with another title.'),
  },
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'ticket.sheet.first');
    await buttonIn(context, 'ticket.seePositions');
    const records = harnessOf(context).t('ticket.seeRecords');
    await expect(screen.queryByRole('button', { name: records })).toBeNull();
  },
};

export const DoneWithoutReceipt: Story = {
  name: 'shows the reviewed terms and the listed order number after an empty answer',
  parameters: {
    ...scenario({
      at,
      upstream: {
        ...upstream,
        [buyRoute]: answer.ok(),
        [ordersRoute]: answer.ok({
          rows: [
            codecs.order.encode(
              buildOrder({ orderNumber: 'U-7', quantity: 10, clientKey: null, createdAt: fakeNow }),
            ),
          ],
        }),
      },
    }),
    ...notPictured('Same picture as a complete receipt, with one more sentence.'),
  },
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'receipt.asReviewed');
    const dialog = screen.getByRole('dialog');
    for (const text of ['U-7', '128.40', '0.39', '1,284.39']) {
      await waitFor(() => expect(dialog).toHaveTextContent(text));
    }
  },
};

export const DoneForAnotherTotal: Story = {
  name: 'warns of a total worse than reviewed beyond the accepted tolerance',
  parameters: {
    ...answered(answer.ok({ ...receipt, fee: '10.00', total: '1294.00' })),
    ...notPictured('It looks like any other receipt, with a sentence more.'),
  },
  play: async (context) => {
    await confirm(context);
    const totals = { booked: 'US$\u00a01,294.00', reviewed: 'US$\u00a01,284.39' };
    await sheetSays(context, 'receipt.otherTotal', totals);
    await expect(screen.getByRole('dialog')).toHaveTextContent('1,294.00');
  },
};

/** Chooses the lot of ten, and confirms its sale. */
async function sell(context: StoryContext): Promise<void> {
  const { t } = harnessOf(context);
  const lot = new RegExp(`^${t('order.shares', { count: 10 })}`);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: lot }));
  const name = t('ticket.review.sell');
  await context.userEvent.click(context.canvas.getByRole('button', { name }));
  await screen.findByRole('dialog');
  await context.userEvent.click(await buttonIn(context, 'ticket.confirm.sell'));
}

export const SaleRefused: Story = {
  name: 'spec §8 sell failure: says that the position is sold already',
  parameters: scenario({
    at: `${at}?type=sell`,
    upstream: { ...upstream, [sellRoute]: answer.refusal('already-sold') },
  }),
  play: async (context) => {
    await sell(context);
    await sheetSays(context, 'hint.already-sold');
  },
};

export const Sold: Story = {
  name: 'sells the whole lot at the accepted price',
  parameters: scenario({
    at: `${at}?type=sell`,
    upstream: { ...upstream, [sellRoute]: answer.ok({ ...receipt, total: '1283.61' }) },
  }),
  play: async (context) => {
    await sell(context);
    await sheetSays(context, 'ticket.sheet.done.sell');
    const [call] = harnessOf(context).upstream.callsTo(sellRoute);
    await expect(call?.body).toEqual({ no: 'L-1', price: '128.40', sell_price: '128.40' });
    // The lot is sold at its cost price, so the loss is the fees of 0.39 for the purchase and for
    // the sale.
    await sheetSays(context, 'ticket.loss');
    await expect(screen.getByRole('dialog')).toHaveTextContent('−US$ 0.78 (−0.06%)');
  },
};

export const Refused: Story = {
  name: 'spec §8 buy failure: says that the funds are insufficient',
  parameters: answered(answer.refusal('insufficient-funds')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.insufficient-funds');
  },
};

export const PriceChanged: Story = {
  name: 'reads the price again after a refusal and asks to accept it',
  parameters: answered(answer.refusal('price-changed')),
  play: async (context) => {
    await confirm(context);
    await sheetSays(context, 'hint.price-changed');
    await harnessOf(context).advance(1_000);
    await harnessOf(context).refresh();
    await sheetSays(context, 'ticket.obstacle.price-moved');
  },
};
