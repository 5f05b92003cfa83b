import { answer, buildQuote, codecs } from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, notPictured } from '../../pictures/modes.ts';
import { says, saysInTheEnd } from '../form.ts';
import { headAndChart, isOfChart, quoted, quoteRoute } from '../instrument.ts';
import { inApp, scenario, harnessOf } from '../withApp.tsx';

const at = '/stock/v2/NVLO/Norvelo%20Energ%C3%ADa';
const starRoute = 'GET /stock/success/collection/check';
const addRoute = 'POST /stock/success/collection/add';
const removeRoute = 'POST /stock/success/collection/remove';
const upstream = { [quoteRoute]: quoted(), [starRoute]: answer.ok({ collected: false }) };
const price = '128.40';

const meta = {
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const shown = (context: Context) => says(context, 'price.spoken', { price });

const star = ({ canvasElement, loaded }: Context) =>
  within(canvasElement).getByRole('button', { name: harnessOf({ loaded }).t('stock.favourite') });

export const Rising: Story = { parameters: atRest, play: shown };

export const Falling: Story = {
  parameters: scenario({
    at,
    upstream: {
      [quoteRoute]: quoted({
        change: '-3.10',
        changePercent: '-2.36',
        previousClose: '131.50',
        open: '130.90',
        high: '131.20',
        low: '128.05',
      }),
    },
  }),
  play: shown,
};

const unchanged = { change: '0.00', changePercent: '0.00' };

/** A price, over a history that ends with a candle of 94.85 to 96.99. */
const ticked = (now: string) =>
  headAndChart(
    answer.ok(codecs.quote.encode(buildQuote({ ...unchanged, price: now }))),
    answer.ok(codecs.quote.encode(buildQuote())),
  );

/** A figure of the candle that the chart reads out. */
function readOut({ canvasElement, loaded }: Context, of: 'chart.high' | 'chart.close') {
  const name = harnessOf({ loaded }).t(of);
  const names = [...canvasElement.querySelectorAll('dt')];
  return names.find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;
}

/** Neither up nor down. The last candle keeps the highest price that it has had. */
export const Unchanged: Story = {
  parameters: scenario({ at, upstream: { [quoteRoute]: ticked('96.00') } }),
  play: async (context) => {
    const harness = harnessOf(context);
    const highs = [
      ['96.00', '96.99'],
      ['97.50', '97.50'],
      ['96.10', '97.50'],
    ] as const;
    for (const [now, high] of highs) {
      harness.upstream.script(quoteRoute, ticked(now));
      await harness.refresh();
      await waitFor(() => expect(readOut(context, 'chart.close')).toContain(now), {
        timeout: 5_000,
      });
      await expect(readOut(context, 'chart.high')).toBe(high);
    }
    harness.upstream.script(quoteRoute, quoted(unchanged));
    await harness.refresh();
    await shown(context);
  },
};

/** Everything is on its way: nothing moves when it comes. */
export const Loading: Story = {
  parameters: scenario({
    at,
    upstream: { [quoteRoute]: answer.stall(), [starRoute]: answer.stall() },
  }),
};

/** No candle and no figure of the day yet: em dashes, not zeros. */
export const Empty: Story = {
  parameters: scenario({
    at,
    upstream: {
      [quoteRoute]: quoted({
        candles: [],
        change: null,
        changePercent: null,
        previousClose: null,
        open: null,
        high: null,
        low: null,
      }),
    },
  }),
  play: (context) => says(context, 'chart.empty'),
};

/** Nothing could be read. */
export const Failed: Story = {
  parameters: scenario({ at, upstream: { [quoteRoute]: answer.html(502) } }),
  play: (context) => saysInTheEnd(context, 'error.protocol.text'),
};

/** A code from an old link, which the upstream does not know: nothing to trade, nothing to retry. */
export const UnknownInstrument: Story = {
  parameters: scenario({ at, upstream: { [quoteRoute]: answer.refusal('unknown-instrument') } }),
  play: async (context) => {
    await says(context, 'stock.unknownTitle');
    const { t } = harnessOf(context);
    for (const name of [t('stock.buy'), t('stock.sell')]) {
      await expect(context.canvas.queryByRole('link', { name })).toBeNull();
    }
    await expect(context.canvas.queryByRole('button', { name: t('shell.retry') })).toBeNull();
  },
};

/** The price is there, and the history is not. */
export const ChartFailed: Story = {
  parameters: scenario({
    at,
    upstream: {
      [quoteRoute]: headAndChart(answer.ok(codecs.quote.encode(buildQuote())), answer.offline()),
    },
  }),
  play: (context) => says(context, 'error.network.text'),
};

/** What was read before stays, marked with its age. */
export const FailedKept: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    harness.upstream.script(quoteRoute, answer.html(502));
    await harness.pass(12_000);
    await harness.refresh();
    const text = harness.t('query.failedKept', { age: harness.t('query.stale', { seconds: 12 }) });
    const notices = await context.canvas.findAllByText(text);
    await expect(notices[0]).toBeVisible();
  },
};

/** Without a network since before the first reading. */
export const Offline: Story = {
  parameters: scenario({ at, upstream: { [quoteRoute]: answer.offline() } }),
  play: async (context) => {
    harnessOf(context).setOnline(false);
    await says(context, 'shell.offline');
  },
};

/** The network went while one was looking: the last data stay, with their age. */
export const OfflineKept: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    harness.setOnline(false);
    await says(context, 'shell.offline');
    await harness.pass(40_000);
    await waitFor(() => says(context, 'price.age', { seconds: 40 }), { timeout: 3_000 });
  },
};

/** Two readings have been missed: grey, with its age. */
export const Stale: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    harness.upstream.script(quoteRoute, answer.stall());
    await harness.pass(8_000);
    await waitFor(() => says(context, 'price.age', { seconds: 8 }), { timeout: 3_000 });
  },
};

/** The star turns at once, and waits for the upstream. */
export const Busy: Story = {
  parameters: scenario({ at, upstream: { ...upstream, [addRoute]: answer.stall() } }),
  play: async (context) => {
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(star(context));
    await waitFor(() => expect(star(context)).toHaveAttribute('aria-disabled', 'true'));
    await expect(star(context)).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The star was taken. */
export const Done: Story = {
  parameters: scenario({
    at,
    upstream: {
      ...upstream,
      [starRoute]: [answer.ok({ collected: false }), answer.ok({ collected: true })],
      [addRoute]: answer.ok(),
    },
  }),
  play: async (context) => {
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(star(context));
    await waitFor(() => expect(harnessOf(context).upstream.callsTo(addRoute)).toHaveLength(1));
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    await expect(star(context)).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Tapped again, it is given up. */
export const GivenUp: Story = {
  name: 'spec §4 favourite toggle: collected, and no longer',
  parameters: scenario({
    at,
    upstream: {
      ...upstream,
      [starRoute]: [answer.ok({ collected: true }), answer.ok({ collected: false })],
      [removeRoute]: answer.ok(),
    },
  }),
  play: async (context) => {
    await waitFor(() => expect(star(context)).toHaveAttribute('aria-pressed', 'true'));
    await context.userEvent.click(star(context));
    await waitFor(() => expect(harnessOf(context).upstream.callsTo(removeRoute)).toHaveLength(1));
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    await expect(star(context)).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The star was not taken: it turns back, and says so. */
export const StarRefused: Story = {
  name: 'spec §8 favourite failure: the star turns back',
  parameters: scenario({ at, upstream: { ...upstream, [addRoute]: answer.refusal('busy') } }),
  play: async (context) => {
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(star(context));
    const { t } = harnessOf(context);
    const text = `${t('stock.favouriteFailed')} ${t('hint.busy')}`;
    // A toast fades in.
    await waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
    await expect(star(context)).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Another period is read when it is asked for. */
export const ByMonth: Story = {
  name: 'spec §9 chart periods: each is asked for by its interval and range',
  play: async (context) => {
    await shown(context);
    const { t, upstream: asked } = harnessOf(context);
    for (const [period, interval, range] of [
      ['day', '1d', '1y'],
      ['week', '1wk', '1y'],
      ['timeline', '1m', '1d'],
      ['month', '1mo', '5y'],
    ] as const) {
      const name = t(`chart.period.${period}`);
      await context.userEvent.click(context.canvas.getByRole('radio', { name }));
      await waitFor(() =>
        expect(asked.callsTo(quoteRoute).filter(({ query }) => isOfChart(query))).toContainEqual(
          expect.objectContaining({ query: expect.objectContaining({ interval, range }) }),
        ),
      );
    }
  },
};

/** An address may name anything: what is shown is what the quote names. */
export const NamedOtherwise: Story = {
  parameters: {
    ...scenario({ at: '/stock/v2/NVLO/Apple%20Inc.' }),
    ...notPictured('It looks as under its own name.'),
  },
  play: async (context) => {
    await shown(context);
    await waitFor(() => expect(context.canvas.queryByText('Apple Inc.')).toBeNull());
  },
};

/** Parameters are text, even those that look like numbers. */
export const AnyText: Story = {
  parameters: scenario({
    at: `/stock/v2/${encodeURIComponent('A/B=%')}/${encodeURIComponent('100 % <b>Alfa</b> / Compañía de Bebidas y Envases, S. A.')}`,
    upstream: {
      ...upstream,
      [quoteRoute]: quoted({ name: '100 % <b>Alfa</b> / Compañía de Bebidas y Envases, S. A.' }),
    },
  }),
  play: async (context) => {
    await shown(context);
    await expect(context.canvas.getByText(/<b>Alfa<\/b>/)).toBeVisible();
    const { upstream: asked } = harnessOf(context);
    await expect(asked.callsTo(quoteRoute)[0]?.query.symbol).toBe('A/B=%');
  },
};

/** A large figure and long words in large text break no row. */
export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({
    at,
    upstream: {
      ...upstream,
      [quoteRoute]: quoted({
        price: '734512.00',
        change: '-12650.50',
        changePercent: '-1.69',
        previousClose: '747162.50',
        open: '746900.00',
        high: '748000.00',
        low: '733950.00',
      }),
    },
  }),
};

/** In China a rising price is red. */
export const RisingInChina: Story = {
  globals: { locale: 'zh', prices: 'rise-red' },
  parameters: notPictured('Chinese is drawn in a font of the machine.'),
};
