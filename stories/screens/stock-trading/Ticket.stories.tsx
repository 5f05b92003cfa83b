import { answer, buildPage, buildPosition, codecs, fakeNow } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { quoted, quoteRoute } from '../instrument.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';
import { at, balanceRoute, fill, isReady, lotsRoute, price, upstream } from './ticket.ts';

const meta = {
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
    await saysInTheEnd(context, 'ticket.total.buy');
    await expect(await context.canvas.findByText(/1,284\.39/)).toBeVisible();
  },
};

/** Dollars become whole shares, in words, and are never exceeded. */
export const BuyingForDollars: Story = {
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    const { t } = harnessOf(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'US$' }));
    const field = await context.canvas.findByRole('textbox', {
      name: new RegExp(`^${t('ticket.money')}`),
    });
    await context.userEvent.click(field);
    await context.userEvent.paste('850');
    // 6 × 128.40 = 770.40 and 0.23; a seventh would make it 899.07.
    const shares = t('order.shares', { count: 6 });
    await expect(await context.canvas.findByText(`${shares} · US$ 770.63`)).toBeVisible();
    await saysInTheEnd(context, 'ticket.total.buy');
  },
};

/** Less than a share costs: says what one costs. */
export const TooFewDollars: Story = {
  parameters: notPictured('It looks like any other problem with the quantity.'),
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'US$' }));
    const name = new RegExp(`^${harnessOf(context).t('ticket.money')}`);
    await context.userEvent.click(await context.canvas.findByRole('textbox', { name }));
    await context.userEvent.paste('128.43');
    // 128.40 and a fee of 0.04 (0.03852)
    await says(context, 'problem.amount-below-price', { least: '128.44' });
    await context.userEvent.clear(context.canvas.getByRole('textbox', { name }));
    await context.userEvent.paste('1,0000');
    await says(context, 'problem.amount-format');
  },
};

/** A quick pick says what it is of, and is written in the unit in use. */
export const QuickPick: Story = {
  parameters: notPictured('It looks like any other quantity.'),
  play: async (context) => {
    await says(context, 'ticket.pickOf');
    await says(context, 'ticket.affordable', { count: 50 });
    const { t } = harnessOf(context);
    const pick = t('ticket.pick', { percent: 50 });
    await context.userEvent.click(context.canvas.getByRole('button', { name: pick }));
    await expect(context.canvas.getByRole('textbox')).toHaveValue('25');
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'US$' }));
    // 25 × 128.40 = 3,210.00 and 0.96
    await expect(context.canvas.getByRole('textbox')).toHaveValue('3,210.96');
  },
};

/** For US$ 300.00 there are two shares at 128.44 each: a quarter of them is none, and says so. */
export const QuickPickOfTooLittle: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: { ...upstream, [balanceRoute]: answer.ok({ balance: '300.00' }) },
    }),
    ...notPictured('It differs from “Buying” in a sentence.'),
  },
  play: async (context) => {
    await says(context, 'ticket.pickOff');
    const { t } = harnessOf(context);
    const pick = (percent: number) =>
      context.canvas.getByRole('button', { name: t('ticket.pick', { percent }) });
    await expect(pick(25)).toHaveAttribute('aria-disabled', 'true');
    await expect(pick(25)).toHaveAccessibleDescription(t('ticket.pickOff'));
    await expect(pick(50)).not.toHaveAttribute('aria-disabled');
  },
};

/** The lots are there to choose from; each is sold whole. */
export const Selling: Story = {
  parameters: { ...scenario({ at: `${at}?type=sell`, upstream }), ...atRest },
  play: async (context) => {
    await says(context, 'ticket.lotsHint');
    const { t } = harnessOf(context);
    const name = new RegExp(`^${t('order.shares', { count: 3 })}`);
    const lot = await context.canvas.findByRole('button', { name });
    await context.userEvent.click(lot);
    await expect(lot).toHaveAttribute('aria-pressed', 'true');
  },
};

/**
 * A pair of currencies, at an address that does not know its market: counted in units, in all its
 * decimals, with what a unit is paid with, and the lots of its own type.
 */
export const SellingPair: Story = {
  parameters: scenario({
    at: '/stock/trading/EURUSD/-/Euro%20%2F%20d%C3%B3lar?type=sell',
    upstream: {
      ...upstream,
      [quoteRoute]: quoted({
        symbol: 'EURUSD',
        market: 'FOREX',
        price: '1.08672',
        low: '1.08510',
        high: '1.08700',
      }),
      [lotsRoute]: answer.ok(
        codecs.encodePage(
          buildPage([
            buildPosition({
              symbol: 'EURUSD',
              market: 'FOREX',
              quantity: 50,
              costPrice: '1.08644',
            }),
          ]),
          codecs.position.encode,
        ),
      ),
    },
  }),
  play: async (context) => {
    await says(context, 'ticket.unitNote');
    const { t, upstream: asked } = harnessOf(context);
    await says(context, 'ticket.range', { low: '1.08510', high: '1.08700' });
    const name = new RegExp(`^${t('order.shares.unit', { count: 50 })}`);
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
    const types = asked.callsTo(lotsRoute).map(({ query }) => query.type);
    await expect(new Set(types)).toEqual(new Set(['forex']));
  },
};

/** Bought from an offer with a holding time: the row says when it can be sold, and cannot be chosen. */
export const HeldLot: Story = {
  parameters: {
    ...scenario({
      at: `${at}?type=sell`,
      upstream: {
        ...upstream,
        [lotsRoute]: answer.ok(
          codecs.encodePage(
            buildPage([
              buildPosition({ orderNumber: 'L-3', quantity: 100, sellableAt: fakeNow + twoDays }),
              buildPosition({ orderNumber: 'L-1', sellableAt: fakeNow }),
            ]),
            codecs.position.encode,
          ),
        ),
      },
    }),
    ...notPictured('The choice of a lot with one more line in a row.'),
  },
  play: async (context) => {
    const { t } = harnessOf(context);
    const sold = new RegExp(`^${t('order.shares', { count: 10 })}`);
    await expect(await context.canvas.findByRole('button', { name: sold })).toBeVisible();
    const held = new RegExp(`^${t('order.shares', { count: 100 })}`);
    await expect(context.canvas.queryByRole('button', { name: held })).toBeNull();
    const [beforeDate = ''] = t('ticket.lotWithheld', { date: '|' }).split('|');
    await expect(context.canvas.getByText((text) => text.startsWith(beforeDate))).toBeVisible();
  },
};

/** Nothing is chosen: said above the lots. */
export const NoLotChosen: Story = {
  parameters: scenario({ at: `${at}?type=sell`, upstream }),
  play: async (context) => {
    const name = harnessOf(context).t('ticket.review.sell');
    const button = await context.canvas.findByRole('button', { name });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(button);
    await says(context, 'problem.lot-required');
  },
};

export const EmptyPosition: Story = {
  parameters: scenario({
    at: `${at}?type=sell`,
    upstream: { ...upstream, [lotsRoute]: answer.ok({ rows: [], count: 0 }) },
  }),
  play: (context) => says(context, 'ticket.noLots.title', { symbol: 'NVLO' }),
};

export const TooMany: Story = {
  name: 'spec §5 stock quantity maximum: half a position',
  play: async (context) => {
    await fill(context, '51');
    await says(context, 'problem.quantity-above-half', { max: 50 });
  },
};

/** A hundred is a full position, and one more is too many. */
export const FullPosition: Story = {
  name: 'spec §4 position mode, spec §5 stock quantity maximum, spec §9 quantity caps: a full position',
  play: async (context) => {
    await isReady(context);
    const { t } = harnessOf(context);
    const full = t('ticket.full', { max: 100 });
    await context.userEvent.click(context.canvas.getByRole('radio', { name: full }));
    await fill(context, '100');
    const review = context.canvas.getByRole('button', { name: t('ticket.review.buy') });
    await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'));
    await fill(context, '1');
    await says(context, 'problem.quantity-above-full', { max: 100 });
    const half = t('ticket.half', { max: 50 });
    await context.userEvent.click(context.canvas.getByRole('radio', { name: half }));
    await says(context, 'problem.quantity-above-half', { max: 50 });
  },
};

export const TooFew: Story = {
  parameters: notPictured('It looks like too many, with another sentence.'),
  name: 'spec §5 stock quantity minimum, spec §9 quantity caps: none is too few',
  play: async (context) => {
    await isReady(context);
    await fill(context, '0');
    const name = harnessOf(context).t('ticket.review.buy');
    await context.userEvent.click(context.canvas.getByRole('button', { name }));
    await says(context, 'problem.quantity-below-minimum', { min: 1 });
  },
};

/** What only looks like a number is refused, never read as one. */
export const NotANumber: Story = {
  parameters: notPictured('It looks like too many, with another sentence.'),
  play: async (context) => {
    await fill(context, '1e3');
    await says(context, 'problem.quantity-format');
  },
};

export const NotEnoughMoney: Story = {
  parameters: scenario({
    at,
    upstream: { ...upstream, [balanceRoute]: answer.ok({ balance: '1000.00' }) },
  }),
  play: async (context) => {
    await isReady(context);
    await fill(context, '10');
    // Ten shares come to 1,284.39 with the fee.
    const text = harnessOf(context).t('problem.insufficient-funds', { missing: '284.39' });
    // The page is searched with every space made a plain one.
    await expect(await context.canvas.findByText(text.replaceAll(/\s/g, ' '))).toBeVisible();
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

/** A name from an old link, which the upstream does not know: no form for it. */
export const UnknownInstrument: Story = {
  parameters: scenario({
    at,
    upstream: { ...upstream, [quoteRoute]: answer.refusal('unknown-instrument') },
  }),
  play: (context) => saysInTheEnd(context, 'hint.unknown-instrument'),
};

/** The button says why it is off. */
export const Offline: Story = {
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    harnessOf(context).setOnline(false);
    await saysInTheEnd(context, 'flow.obstacle.offline');
  },
};

/** Older than 15 s: a fresh one is awaited. */
export const StalePrice: Story = {
  play: async (context) => {
    await says(context, 'price.spoken', { price });
    await fill(context, '10');
    const harness = harnessOf(context);
    harness.upstream.script(quoteRoute, answer.stall());
    await harness.pass(16_000);
    await saysInTheEnd(context, 'flow.obstacle.price-too-old');
  },
};

/** A half-filled order is there again. */
export const Draft: Story = {
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

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({
    at: `/stock/trading/NVLO/US/${encodeURIComponent('Compañía de Bebidas y Envases, S. A.')}`,
    upstream: { ...upstream, [quoteRoute]: quoted({ price: '734512.05' }) },
  }),
};
