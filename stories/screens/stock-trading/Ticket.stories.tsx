import { answer, buildPage, buildPosition, codecs, fakeNow, type Script } from '@corro/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { failRefetch, noPrices } from '../../harness/failRefetch.ts';
import { says, saysAtLeastOnce } from '../../harness/form.ts';
import { quoteScript, quoteRoute } from '../../harness/instrument.ts';
import { letReadingsAge } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';
import { at, balanceRoute, fill, waitForForm, lotsRoute, price, upstream } from './ticket.ts';

const meta = {
  title: 'Trading/Stock trading/Ticket',
  id: 'screens-stock-trading-ticket',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const twoDays = 172_800_000;

export const Buying: Story = {
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    await fill(context, '10');
    await saysAtLeastOnce(context, 'ticket.total.estimate');
    await expect(await context.canvas.findByText(/1,284\.39/)).toBeVisible();
  },
};

/** Types an amount of dollars. */
async function fillDollars({ canvas, userEvent, loaded }: StoryContext, text: string) {
  await userEvent.click(canvas.getByRole('radio', { name: 'US$' }));
  const name = new RegExp(`^${harnessOf({ loaded }).t('ticket.money')}`);
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

export const BuyingForDollars: Story = {
  name: 'buys the whole shares that the dollars cover',
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    const { t } = harnessOf(context);
    await fillDollars(context, '850');
    // 6 × 128.40 + a fee of 0.23 = 770.63; seven shares cost 899.07.
    const shares = t('order.shares', { count: 6 });
    await says(context, 'ticket.bought', { shares, balance: 'US$\u00a025,000.00' });
    await expect(context.canvas.getByText(/770\.63/)).toBeVisible();
    await saysAtLeastOnce(context, 'ticket.total.estimate');
  },
};

export const TooFewDollars: Story = {
  name: 'shows the price of a share and refuses malformed dollars',
  parameters: notPictured('Same picture as other problems with the quantity.'),
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    await fillDollars(context, '128.43');
    // One share costs 128.40 + a fee of 0.03852, rounded to 0.04.
    await says(context, 'problem.amount-below-price', { min: '128.44' });
    await fillDollars(context, '1,0000');
    await says(context, 'problem.amount-format');
  },
};

/** A customer with this balance. */
const withBalance = (balance: string) =>
  scenario({ at, upstream: { ...upstream, [balanceRoute]: answer.ok({ balance }) } });

export const QuickPick: Story = {
  name: 'fills in half of what the cash buys, in shares or dollars',
  parameters: {
    ...withBalance('5000.00'),
    ...notPictured('It looks like any other quantity.'),
  },
  play: async (context) => {
    await says(context, 'ticket.reach', { count: 38 });
    const { t } = harnessOf(context);
    const pick = t('ticket.pickOf', { quantity: 19, percent: 50, count: 38 });
    await context.userEvent.click(context.canvas.getByRole('button', { name: pick }));
    // Half of 38 shares: 5,000.00 ÷ (128.40 × 1.0003) = 38.93.
    await expect(context.canvas.getByRole('textbox')).toHaveValue('19');
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'US$' }));
    // 19 shares cost 2,439.60 + a fee of 0.73.
    await expect(context.canvas.getByRole('textbox')).toHaveValue('2,440.33');
  },
};

export const QuickPickCapped: Story = {
  name: 'offers a quarter, a half and all of the largest order where the cash buys more',
  parameters: withBalance('90000.00'),
  play: async (context) => {
    await says(context, 'ticket.feeHint', { fee: '0.03%' });
    for (const [name, quantity] of [
      ['12: 25% de 50', '12'],
      ['25: 50% de 50', '25'],
      ['Máx. 50', '50'],
    ] as const) {
      await context.userEvent.click(context.canvas.getByRole('button', { name }));
      await expect(context.canvas.getByRole('textbox')).toHaveValue(quantity);
    }
    // 50 × 128.40 × 0.0003 = 1.93
    await says(context, 'ticket.withFee', {
      balance: 'US$\u00a090,000.00',
      fee: 'US$\u00a01.93',
    });
  },
};

/** US$ 300.00 buys two shares at 128.44 with the fee, and a quarter of two is no whole share. */
export const QuickPickOfTooLittle: Story = {
  name: 'says why a quarter of two shares cannot be picked',
  parameters: {
    ...withBalance('300.00'),
    ...notPictured('Same picture as “Buying”, with another sentence.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const pick = (name: string) => context.canvas.getByRole('button', { name });
    const quarter = pick(t('ticket.pick', { percent: 25 }));
    await waitFor(() => expect(quarter).toHaveAccessibleDescription(t('ticket.pickOff')));
    await expect(quarter).toHaveAttribute('aria-disabled', 'true');
    const half = pick(t('ticket.pickOf', { quantity: 1, percent: 50, count: 2 }));
    await expect(half).not.toHaveAttribute('aria-disabled');
  },
};

/** The ticket of a sale; `more` replaces or adds answers. */
const selling = (more: Readonly<Record<string, Script>> = {}) =>
  scenario({ at: `${at}?type=sell`, upstream: { ...upstream, ...more } });

const lotsOf = (...lots: readonly Parameters<typeof buildPosition>[0][]) =>
  answer.ok(codecs.encodePage(buildPage(lots.map(buildPosition)), codecs.position.encode));

export const Selling: Story = {
  name: 'offers a choice of lots',
  parameters: { ...selling(), ...atRest },
  play: async (context) => {
    await says(context, 'ticket.lotsHint');
    const { t } = harnessOf(context);
    const name = new RegExp(`^${t('order.shares', { count: 3 })}`);
    const lot = await context.canvas.findByRole('button', { name });
    await context.userEvent.click(lot);
    await expect(lot).toHaveAttribute('aria-pressed', 'true');
  },
};

export const SellingPair: Story = {
  name: 'counts a currency pair in units with all decimals at an address without a market',
  parameters: scenario({
    at: '/stock/trading/EURUSD/-/Euro%20%2F%20d%C3%B3lar?type=sell',
    upstream: {
      ...upstream,
      [quoteRoute]: quoteScript({
        symbol: 'EURUSD',
        market: 'FOREX',
        price: '1.08672',
        previousClose: '1.08522',
        change: '0.00150',
        changePercent: '0.14',
        open: '1.08530',
        low: '1.08510',
        high: '1.08700',
      }),
      [lotsRoute]: lotsOf({
        symbol: 'EURUSD',
        market: 'FOREX',
        quantity: 50,
        costPrice: '1.08644',
      }),
    },
  }),
  play: async (context) => {
    await says(context, 'ticket.unitNote');
    const { t, upstream: asked } = harnessOf(context);
    await says(context, 'ticket.range', { low: '1.08510', high: '1.08700' });
    const lot = new RegExp(`^${t('order.shares.unit', { count: 50 })}`);
    await expect(await context.canvas.findByText(lot)).toBeVisible();
    const types = asked.callsTo(lotsRoute).map(({ query }) => query.type);
    await expect(new Set(types)).toEqual(new Set(['forex']));
  },
};

export const HeldLot: Story = {
  name: 'shows when a lot in its holding period can be sold, and does not offer it',
  parameters: {
    ...selling({
      [lotsRoute]: lotsOf(
        { orderNumber: 'L-3', quantity: 100, sellableAt: fakeNow + twoDays },
        { orderNumber: 'L-1', sellableAt: fakeNow },
      ),
    }),
    ...notPictured('Same picture as the choice of a lot, with one more line in a row.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const held = new RegExp(`^${t('order.shares', { count: 100 })}`);
    await expect(await context.canvas.findByText(held)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: held })).toBeNull();
    // The other lot is the only one that can be sold: 10 × 128.40 − a fee of 0.39.
    await expect((await context.canvas.findAllByText(/1,283\.61/))[0]).toBeVisible();
    const [beforeDate = ''] = t('ticket.lotWithheld', { date: '|' }).split('|');
    await expect(context.canvas.getByText((text) => text.startsWith(beforeDate))).toBeVisible();
  },
};

export const OnlyLot: Story = {
  name: 'chooses the only lot, and shows fee, gain and what is received',
  parameters: selling({ [lotsRoute]: lotsOf({ orderNumber: 'L-1', cost: '1284.39' }) }),
  play: async (context) => {
    const { t } = harnessOf(context);
    await says(context, 'ticket.lotsHint.only');
    await says(context, 'ticket.gainWithFees');
    // 10 × 128.40 − a fee of 0.39 = 1,283.61, which is 0.78 less than the lot has cost.
    await says(context, 'ticket.net');
    await expect((await context.canvas.findAllByText(/1,283\.61/))[0]).toBeVisible();
    const main = context.canvas.getByRole('main');
    await expect(main).toHaveTextContent('−US$ 0.78');
    const all = t('ticket.sellAll', { shares: t('order.shares', { count: 10 }) });
    await expect(context.canvas.queryByRole('button', { name: all })).toBeNull();
    const review = context.canvas.getByRole('button', { name: t('ticket.review.sell') });
    await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'));
  },
};

export const NoLotChosen: Story = {
  name: 'asks for a choice above the lots',
  parameters: selling(),
  play: async (context) => {
    await says(context, 'ticket.chooseLots');
    const name = harnessOf(context).t('ticket.review.sell');
    const button = await context.canvas.findByRole('button', { name });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(button);
    await says(context, 'problem.lot-required');
  },
};

export const EmptyPosition: Story = {
  parameters: selling({ [lotsRoute]: answer.ok({ rows: [], count: 0 }) }),
  play: (context) => says(context, 'ticket.noLots.title', { symbol: 'NVLO' }),
};

export const FullPosition: Story = {
  name: 'spec §4 position mode, spec §5 stock quantity maximum, spec §9 quantity caps: accepts 100 for a full position and 50 for half a position',
  play: async (context) => {
    await waitForForm(context);
    const { t } = harnessOf(context);
    const full = t('ticket.full', { count: 100 });
    await context.userEvent.click(context.canvas.getByRole('radio', { name: full }));
    await fill(context, '100');
    const review = context.canvas.getByRole('button', { name: t('ticket.review.buy') });
    await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'));
    await fill(context, '1');
    await says(context, 'problem.quantity-above-full', { max: 100 });
    const half = t('ticket.half', { count: 50 });
    await context.userEvent.click(context.canvas.getByRole('radio', { name: half }));
    await says(context, 'problem.quantity-above-half', { max: 50 });
    await context.userEvent.clear(context.canvas.getByRole('textbox'));
    await fill(context, '51');
    await says(context, 'problem.quantity-above-half', { max: 50 });
  },
};

export const TooFew: Story = {
  parameters: notPictured('Same picture as “too many”, with another sentence.'),
  name: 'spec §5 stock quantity minimum, spec §9 quantity caps: refuses zero and text that only looks like a number',
  play: async (context) => {
    await waitForForm(context);
    await fill(context, '0');
    const name = harnessOf(context).t('ticket.review.buy');
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    await says(context, 'problem.quantity-below-minimum', { min: 1 });
    await context.userEvent.clear(context.canvas.getByRole('textbox'));
    for (const text of ['1e3', '0,050', '0.100']) {
      await fill(context, text);
      await says(context, 'problem.quantity-format');
      await context.userEvent.clear(context.canvas.getByRole('textbox'));
    }
    await fill(context, '1.250');
    await says(context, 'problem.number-ambiguous', { fraction: 1.25, thousands: 1250 });
  },
};

export const NotEnoughMoney: Story = {
  parameters: withBalance('1000.00'),
  play: async (context) => {
    await waitForForm(context);
    await fill(context, '10');
    // Ten shares cost 1,284.39 with the fee.
    await says(context, 'problem.insufficient-funds', { missing: '284.39' });
  },
};

export const Loading: Story = {
  parameters: scenario({
    at,
    upstream: {
      [quoteRoute]: answer.stall(),
      [balanceRoute]: answer.stall(),
      [lotsRoute]: answer.stall(),
    },
  }),
};

export const UnknownInstrument: Story = {
  parameters: scenario({
    at,
    upstream: { ...upstream, [quoteRoute]: answer.refusal('unknown-instrument') },
  }),
  play: (context) => says(context, 'stock.unknownTitle'),
};

export const Offline: Story = {
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    harnessOf(context).setOnline(false);
    await saysAtLeastOnce(context, 'flow.obstacle.offline');
  },
};

export const StalePrice: Story = {
  name: 'waits for a fresh price once it is older than 15 s',
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    await fill(context, '10');
    await letReadingsAge(context, [quoteRoute], 16);
    await saysAtLeastOnce(context, 'flow.obstacle.price-too-old');
  },
};

export const WithoutPrices: Story = {
  name: 'says why it waits for a price that the operator does not receive',
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    await fill(context, '10');
    await failRefetch(context, quoteRoute, noPrices, 'query.failedKept.prices');
    await harnessOf(context).advance(4_000);
    await saysAtLeastOnce(context, 'flow.obstacle.price-too-old');
  },
};

export const OldPrice: Story = {
  name: 'says why a price is old that the upstream dates itself',
  parameters: scenario({
    at,
    upstream: {
      ...upstream,
      [quoteRoute]: quoteScript({ pricedAt: fakeNow - 40_000 }),
    },
  }),
  play: async (context) => {
    const age = harnessOf(context).t('query.stale', { seconds: 40 });
    await says(context, 'query.failedKept.prices', { age });
    await fill(context, '10');
    await saysAtLeastOnce(context, 'flow.obstacle.price-too-old');
  },
};

export const Draft: Story = {
  name: 'shows a half-filled order again',
  parameters: scenario({
    at,
    upstream,
    stored: {
      draft_ticket_NVLO: JSON.stringify({
        time: 1_795_188_600_000 - 60_000,
        values: { quantity: '37', mode: 'half' },
      }),
    },
  }),
  play: async (context) => {
    await expect(await context.canvas.findByDisplayValue('37')).toBeVisible();
  },
};
