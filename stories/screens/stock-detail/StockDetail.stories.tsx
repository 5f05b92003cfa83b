import {
  answer,
  buildCandles,
  buildPosition,
  buildQuote,
  codecs,
  fakeNow,
  quoteAt,
  type RecordedCall,
  type Script,
} from '@corro/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atRest, notPictured, wholePage } from '../../pictures/modes.ts';
import { says } from '../../harness/form.ts';
import {
  flatCandle,
  headAndChart,
  instrumentScripts,
  lotsScript,
  isOfChart,
  news,
  newsRoute,
  positionsRoute,
  quoteScript,
  quoteRoute,
  starRoute,
  steppedCandles,
} from '../../harness/instrument.ts';
import { letReadingsAge, readStates } from '../../harness/readStates.ts';
import { inApp, scenario, harnessOf } from '../../harness/withApp.tsx';

const at = '/stock/v2/NVLO/Norvelo%20Energ%C3%ADa';
const addRoute = 'POST /stock/success/collection/add';
const removeRoute = 'POST /stock/success/collection/remove';
const upstream = {
  ...instrumentScripts(),
  [newsRoute]: news,
};
const price = '128.40';

const meta = {
  title: 'Markets/Stock detail',
  id: 'screens-stock-detail-stockdetail',
  ...inApp,
  parameters: { ...inApp.parameters, ...scenario({ at, upstream }) },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const upstreamWith = (more: Readonly<Record<string, Script>>) =>
  scenario({ at, upstream: { ...upstream, ...more } });

const shown = (context: Context) =>
  says(context, 'price.spoken', { price: context.globals['locale'] === 'de' ? '128,40' : price });

const { failed, offlineWithData } = readStates({ at, upstream, route: quoteRoute, shown });

const star = ({ canvasElement, loaded }: Context) =>
  within(canvasElement).getByRole('button', { name: harnessOf({ loaded }).t('stock.favourite') });

export const Rising: Story = { parameters: atRest, play: shown };

export const Falling: Story = {
  parameters: upstreamWith({
    [quoteRoute]: quoteScript({
      change: '-3.10',
      changePercent: '-2.36',
      previousClose: '131.50',
      open: '130.90',
      high: '131.20',
      low: '128.05',
    }),
  }),
  play: shown,
};

/** A price that is the close of the day before. */
const unchanged = (close: string, low: string, high: string) => ({
  ...quoteAt(close, close),
  low,
  high,
});

/** Answers with a price, and with a history whose last candle goes from 94.85 to 96.99. */
const ticked = (now: string) =>
  headAndChart(
    answer.ok(
      codecs.quote.encode(buildQuote({ ...unchanged(now, '89.00', '111.00'), candles: [] })),
    ),
    answer.ok(
      codecs.quote.encode(
        buildQuote({ ...unchanged('95.35', '89.00', '111.00'), candles: buildCandles(30) }),
      ),
    ),
  );

/** Shows candles in place of the line. */
async function showCandles(context: Context): Promise<void> {
  const name = harnessOf(context).t('chart.candles');
  await context.userEvent.click(await context.canvas.findByRole('button', { name }));
}

/** A figure of the selected candle, above the chart. */
function readOut({ canvasElement, loaded }: Context, of: 'chart.high' | 'chart.close') {
  const name = harnessOf({ loaded }).t(of);
  const names = [...canvasElement.querySelectorAll('dt')];
  return names.find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;
}

export const Unchanged: Story = {
  name: 'keeps the highest price in the last candle while the price moves',
  parameters: upstreamWith({ [quoteRoute]: ticked('96.00') }),
  play: async (context) => {
    const harness = harnessOf(context);
    await showCandles(context);
    const highs = [
      ['96.00', '96.99'],
      ['97.50', '97.50'],
      ['96.10', '97.50'],
    ] as const;
    for (const [now, high] of highs) {
      harness.upstream.script(quoteRoute, ticked(now));
      await harness.refresh();
      await waitFor(() => expect(readOut(context, 'chart.close')).toContain(now));
      await expect(readOut(context, 'chart.high')).toBe(high);
    }
    harness.upstream.script(quoteRoute, quoteScript(unchanged('128.40', '126.95', '129.00')));
    await harness.refresh();
    await shown(context);
  },
};

export const Loading: Story = {
  parameters: scenario({
    at,
    upstream: { [quoteRoute]: answer.stall(), [starRoute]: answer.stall() },
  }),
};

export const Empty: Story = {
  parameters: upstreamWith({
    [positionsRoute]: lotsScript([]),
    [quoteRoute]: quoteScript({
      candles: [],
      change: null,
      changePercent: null,
      previousClose: null,
      open: null,
      high: null,
      low: null,
    }),
  }),
  play: (context) => says(context, 'chart.empty'),
};

export const Failed: Story = failed;

export const FailedBar: Story = {
  name: 'offers no order without a price, and says why',
  parameters: { ...failed.parameters, ...notPictured('As “Failed”.') },
  play: async (context) => {
    const { t } = harnessOf(context);
    const buy = await context.canvas.findByRole('button', { name: t('stock.buy') });
    await expect(buy).toHaveAttribute('aria-disabled', 'true');
    await expect(buy).toHaveAccessibleDescription(t('stock.noPrice'));
    await expect(context.canvas.queryByText(t('stock.sell'))).toBeNull();
  },
};

export const UnknownInstrument: Story = {
  name: 'offers neither trading nor a retry for an unknown code',
  parameters: upstreamWith({ [quoteRoute]: answer.refusal('unknown-instrument') }),
  play: async (context) => {
    await says(context, 'stock.unknownTitle');
    const { t } = harnessOf(context);
    for (const name of [t('stock.buy'), t('stock.sell')]) {
      await expect(context.canvas.queryByRole('link', { name })).toBeNull();
    }
    await expect(context.canvas.queryByRole('button', { name: t('shell.retry') })).toBeNull();
  },
};

export const ChartFailed: Story = {
  parameters: upstreamWith({
    [quoteRoute]: headAndChart(answer.ok(codecs.quote.encode(buildQuote())), answer.offline()),
  }),
  play: (context) => says(context, 'error.network.text'),
};

export const FailedRefetch: Story = {
  play: async (context) => {
    await shown(context);
    const harness = harnessOf(context);
    harness.upstream.script(quoteRoute, answer.html(502));
    await harness.advance(12_000);
    await harness.refresh();
    const text = harness.t('query.failedKept', { age: harness.t('query.stale', { seconds: 12 }) });
    const notices = await context.canvas.findAllByText(text);
    await expect(notices[0]).toBeVisible();
  },
};

export const OfflineWithData: Story = {
  play: async (context) => {
    await offlineWithData.play(context);
    await harnessOf(context).advance(40_000);
    await waitFor(() => says(context, 'price.age', { seconds: 40 }));
  },
};

export const Stale: Story = {
  play: async (context) => {
    await shown(context);
    await letReadingsAge(context, [quoteRoute], 8);
    await waitFor(() => says(context, 'price.age', { seconds: 8 }));
  },
};

/** Taps the star as soon as it can be tapped. */
async function tapStar(context: Context): Promise<void> {
  await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
  await context.userEvent.click(star(context));
}

const starIs = (context: Context, isFavourite: boolean) =>
  waitFor(() => expect(star(context)).toHaveAttribute('aria-pressed', String(isFavourite)));

export const Busy: Story = {
  name: 'turns the star at once and disables it until the answer',
  parameters: upstreamWith({ [addRoute]: answer.stall() }),
  play: async (context) => {
    await tapStar(context);
    await waitFor(() => expect(star(context)).toHaveAttribute('aria-disabled', 'true'));
    await expect(star(context)).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Done: Story = {
  name: 'spec §4 favourite toggle: adds a favourite and removes it',
  parameters: upstreamWith({
    [starRoute]: [false, true, false].map((collected) => answer.ok({ collected })),
    [addRoute]: answer.ok(),
    [removeRoute]: answer.ok(),
  }),
  play: async (context) => {
    const { upstream: asked } = harnessOf(context);
    await tapStar(context);
    await waitFor(() => expect(asked.callsTo(addRoute)).toHaveLength(1));
    await starIs(context, true);
    await tapStar(context);
    await waitFor(() => expect(asked.callsTo(removeRoute)).toHaveLength(1));
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    await starIs(context, false);
  },
};

export const PressedOften: Story = {
  name: 'adds the favourite once for five simultaneous presses',
  parameters: {
    ...upstreamWith({ [addRoute]: answer.ok(), [removeRoute]: answer.ok() }),
    ...notPictured('Same picture as “Done”.'),
  },
  play: async (context) => {
    const { upstream: asked } = harnessOf(context);
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    for (let press = 0; press < 5; press += 1) star(context).click();
    await starIs(context, true);
    await waitFor(() => expect(asked.callsTo(addRoute)).toHaveLength(1));
    await expect(asked.callsTo(removeRoute)).toHaveLength(0);
  },
};

export const StarRefused: Story = {
  name: 'spec §8 favourite failure: turns the star back and shows a message',
  parameters: upstreamWith({ [addRoute]: answer.refusal('busy') }),
  play: async (context) => {
    await tapStar(context);
    const { t } = harnessOf(context);
    const text = `${t('stock.favouriteFailed')} ${t('hint.busy')}`;
    // A toast fades in.
    await waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
    await expect(star(context)).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Offline the star fails at once with a message, instead of waiting for the network. */
export const StarOffline: Story = {
  parameters: {
    ...scenario({ at, upstream: { ...upstream, [addRoute]: answer.offline() } }),
    ...notPictured('Same picture as the message about a failed star.'),
  },
  play: async (context) => {
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    const harness = harnessOf(context);
    harness.setOnline(false);
    await context.userEvent.click(star(context));
    const { t } = harness;
    const text = `${t('stock.favouriteFailed')} ${t('error.network.text')}`;
    await waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
    await expect(star(context)).toHaveAttribute('aria-pressed', 'false');
  },
};

export const StarLost: Story = {
  name: 'reads the favourite again if the answer to its change is lost',
  parameters: {
    ...upstreamWith({ [addRoute]: answer.html(502) }),
    ...notPictured('Same picture as the message about a failed star.'),
  },
  play: async (context) => {
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    harnessOf(context).upstream.script(starRoute, answer.ok({ collected: true }));
    await context.userEvent.click(star(context));
    const message = new RegExp(harnessOf(context).t('stock.favouriteFailed'));
    await waitFor(() => expect(within(document.body).getByText(message)).toBeVisible());
    await starIs(context, true);
  },
};

/**
 * If the app could not read whether the share is a favourite, pressing the star shows a message and
 * reads again.
 */
export const StarUnread: Story = {
  parameters: {
    ...scenario({
      at,
      upstream: { ...upstream, [starRoute]: [answer.html(502), answer.refusal('busy')] },
    }),
    ...notPictured('Same picture as the message about a failed star.'),
  },
  play: async (context) => {
    await waitFor(() => expect(star(context)).not.toHaveAttribute('aria-disabled'));
    await context.userEvent.click(star(context));
    const { t, upstream: calls } = harnessOf(context);
    const text = `${t('stock.favouriteFailed')} ${t('hint.busy')}`;
    await waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());
    calls.script(starRoute, answer.ok({ collected: true }));
    await context.userEvent.click(star(context));
    await waitFor(() => expect(star(context)).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const ByMonth: Story = {
  name: 'spec §9 chart periods: requests each interval and range, daily for a quarter first',
  play: async (context) => {
    await shown(context);
    await showRange(context, 'quarter');
    await showCandles(context);
    const { t, upstream: asked } = harnessOf(context);
    const day = await context.canvas.findByRole('radio', { name: t('chart.period.day') });
    await expect(day).toBeChecked();
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

/**
 * Expected change of a price of 128.40 over each range: amount, percentage and direction. See
 * `steppedCandles`.
 */
const ranges = [
  ['week', '+8.40', '+7.00%', 'rise'],
  ['month', '−32.10', '−20.00%', 'fall'],
  ['quarter', '+21.40', '+20.00%', 'rise'],
  ['year', '+64.20', '+100.00%', 'rise'],
  ['fiveYears', '+96.30', '+300.00%', 'rise'],
  ['day', '+1.50', '+1.18%', 'rise'],
] as const;

const stepped = {
  ...upstream,
  [quoteRoute]: ({ query }: RecordedCall) =>
    answer.ok(codecs.quote.encode(buildQuote({ candles: steppedCandles(query) }))),
};

const plainText = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

async function showRange(context: Context, range: (typeof ranges)[number][0]): Promise<void> {
  const name = harnessOf(context).t(`chart.rangeName.${range}`);
  await context.userEvent.click(context.canvas.getByRole('radio', { name }));
}

/** Asserts the line above the chart: the change and its range. */
async function changeSays(context: Context, range: (typeof ranges)[number][0], words: string) {
  const since = await context.canvas.findByText(harnessOf(context).t(`chart.since.${range}`));
  await waitFor(() => expect(plainText(since.parentElement?.textContent)).toContain(words));
}

export const EachRange: Story = {
  name: 'shows change, arrow and words of the chosen range, the same for candles',
  parameters: {
    ...scenario({ at, upstream: stepped }),
    ...notPictured('Ends with the picture of its start, the range of today.'),
  },
  play: async (context) => {
    await shown(context);
    for (const [range, amount, percent, direction] of ranges) {
      await showRange(context, range);
      const words = `${direction === 'rise' ? '▲' : '▼'}${amount} (${percent})`;
      await changeSays(context, range, words);
    }
    // Showing candles of another period does not affect the change over the range.
    await showCandles(context);
    for (const [range, amount, percent] of ranges) {
      await showRange(context, range);
      await changeSays(context, range, `${amount} (${percent})`);
    }
  },
};

const dayMs = 86_400_000;

export const GapsInCandles: Story = {
  name: 'shows a dash for a range that lacks its first days',
  parameters: upstreamWith({
    [quoteRoute]: quoteScript({
      candles: [200, 199, 198, 33, 32, 31, 30, 29, 10, 9].map((days) =>
        flatCandle(fakeNow - days * dayMs, 100 + (days % 7)),
      ),
    }),
  }),
  play: async (context) => {
    await shown(context);
    await showRange(context, 'week');
    await says(context, 'chart.empty');
    await changeSays(context, 'week', '—');
    await showRange(context, 'month');
    // The base is the candle of 31 days ago. Its price is 100 + (31 modulo 7) = 103.
    await changeSays(context, 'month', '▲+25.40 (+24.66%)');
    await showRange(context, 'quarter');
    await changeSays(context, 'quarter', '—');
  },
};

export const RangesByKeyboard: Story = {
  name: 'selects a range by arrow keys and keeps it when candles change',
  parameters: notPictured('Same picture as the week.'),
  play: async (context) => {
    await shown(context);
    const { t } = harnessOf(context);
    const radio = (range: 'day' | 'week' | 'month') =>
      context.canvas.getByRole('radio', { name: t(`chart.rangeName.${range}`) });
    radio('day').focus();
    await context.userEvent.keyboard('{ArrowRight}');
    await expect(radio('week')).toHaveFocus();
    await changeSays(context, 'week', '▼');
    await context.userEvent.keyboard('{ArrowRight}');
    await expect(radio('month')).toHaveFocus();
    await expect(radio('month')).toBeChecked();
    await showCandles(context);
    await showCandles(context);
    await expect(radio('month')).toBeChecked();
  },
};

export const About: Story = {
  name: 'tells what the company does, if the upstream says so',
  parameters: {
    ...upstreamWith({
      [quoteRoute]: quoteScript({ about: 'Produce y vende energía eólica.' }),
    }),
    ...notPictured('One paragraph below the figures.'),
  },
  play: async (context) => {
    await shown(context);
    const { canvas } = context;
    const name = harnessOf(context).t('stock.about');
    const about = await canvas.findByRole('region', { name });
    await expect(about).toHaveTextContent('Produce y vende energía eólica.');
  },
};

export const ReadOut: Story = {
  name: 'shows the candle under the crosshair in place of the change without moving the layout',
  play: async (context) => {
    await shown(context);
    await showRange(context, 'month');
    const chart = await context.canvas.findByRole('application');
    const since = context.canvas.getByText(harnessOf(context).t('chart.since.month'));
    const before = chart.getBoundingClientRect().toJSON();
    chart.focus();
    await context.userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(since).not.toBeVisible());
    await expect(context.canvas.getByText(/^jue, 19 (de )?nov/)).toBeVisible();
    await expect(chart.getBoundingClientRect().toJSON()).toEqual(before);
    await expect(harnessOf(context).vibrations).toEqual([8]);
  },
};

const section = ({ canvas, loaded }: Context, of: 'stock.position' | 'stock.news') =>
  canvas.queryByRole('region', { name: harnessOf({ loaded }).t(of) });

const link = ({ canvas, loaded }: Context, of: 'stock.buy' | 'stock.sell' | 'stock.records') =>
  canvas.queryByRole('link', { name: harnessOf({ loaded }).t(of) });

/** The figures of a section, by their names. */
function figuresOf(region: HTMLElement | null): Record<string, string> {
  const names = [...(region?.querySelectorAll('dt') ?? [])];
  return Object.fromEntries(
    names.map((name) => [name.textContent, plainText(name.nextElementSibling?.textContent)]),
  );
}

/**
 * Scrolls down until `isThere`: on a short phone, lower sections load when they come near the view.
 */
const scrolledTo = (isThere: () => unknown) =>
  waitFor(() => {
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
    return isThere();
  });

export const Position: Story = {
  name: 'sums the lots and lists news about the instrument',
  parameters: wholePage,
  play: async (context) => {
    await shown(context);
    await waitFor(() => expect(section(context, 'stock.position')).not.toBeNull());
    const { t } = harnessOf(context);
    await waitFor(() =>
      expect(figuresOf(section(context, 'stock.position'))).toEqual({
        [t('stock.position.quantity')]: '15',
        // Average cost of the two lots: (10 × 100.00 + 5 × 130.00) ÷ 15
        [t('stock.position.cost')]: 'US$ 110.00',
        [t('stock.position.value')]: 'US$ 1,926.00',
        // Gain divided by cost: 276.00 ÷ 1,650.00
        [t('stock.position.gain')]: '▲+US$ 276.00▲+16.73%',
        // Today's gain is 10 × 1.50 since the previous close and −5 × 1.60 since today's purchase:
        // 7.00. The percentage is 7.00 ÷ (1,269.00 + 650.00).
        [t('stock.position.today')]: '▲+US$ 7.00▲+0.36%',
      }),
    );
    await expect(link(context, 'stock.sell')).toBeVisible();
    await expect(link(context, 'stock.records')).toHaveAttribute('href', '/records?symbol=NVLO');
    await scrolledTo(() => expect(section(context, 'stock.news')).not.toBeNull());
    const titles = within(section(context, 'stock.news')!).getAllByRole('link');
    await expect(titles.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Norvelo Energía abre tres parques eólicos'),
      expect.stringContaining('NVLO supera lo esperado'),
    ]);
  },
};

export const PositionHidden: Story = {
  parameters: {
    ...scenario({ at, upstream, stored: { amounts: 'hidden' } }),
    ...notPictured('Same picture as the position, with dots in place of figures.'),
  },
  play: async (context) => {
    await shown(context);
    const { t } = harnessOf(context);
    const [dots, word] = [`••••••${t('money.hidden')}`, t('money.hiddenWord')];
    await waitFor(() =>
      expect(figuresOf(section(context, 'stock.position'))).toEqual({
        [t('stock.position.quantity')]: word,
        [t('stock.position.cost')]: word,
        [t('stock.position.value')]: dots,
        [t('stock.position.gain')]: `▲${dots}▲+16.73%`,
        [t('stock.position.today')]: `▲${dots}▲+0.36%`,
      }),
    );
  },
};

export const WithoutPosition: Story = {
  name: 'offers only to buy if nothing is held',
  parameters: {
    ...upstreamWith({ [positionsRoute]: lotsScript([]), [newsRoute]: answer.offline() }),
    ...wholePage,
  },
  play: async (context) => {
    await shown(context);
    await says(context, 'stock.figures');
    await expect(section(context, 'stock.position')).toBeNull();
    await expect(link(context, 'stock.buy')).toBeVisible();
    await expect(link(context, 'stock.sell')).toBeNull();
    await expect(section(context, 'stock.news')).toBeNull();
  },
};

export const PositionFailed: Story = {
  name: 'offers to sell if the positions are unknown',
  parameters: { ...upstreamWith({ [positionsRoute]: answer.html(502) }), ...wholePage },
  play: async (context) => {
    await says(context, 'stock.position.failed');
    await expect(link(context, 'stock.sell')).toBeVisible();
    const { t } = harnessOf(context);
    await scrolledTo(() => expect(context.canvas.getByText(t('stock.figures'))).toBeVisible());
  },
};

export const PositionOfManyLots: Story = {
  name: 'sums more lots than a page holds, only of this instrument',
  parameters: {
    ...upstreamWith({
      [positionsRoute]: lotsScript([
        ...Array.from({ length: 22 }, (_, lot) =>
          buildPosition({ orderNumber: `C-${lot}`, quantity: 10, costPrice: '128.40' }),
        ),
        buildPosition({ orderNumber: 'D-1', symbol: 'ELSE', quantity: 7 }),
      ]),
    }),
    ...notPictured('Same picture as other positions, with other figures.'),
  },
  play: async (context) => {
    await shown(context);
    const { t } = harnessOf(context);
    await waitFor(() =>
      expect(figuresOf(section(context, 'stock.position'))).toMatchObject({
        [t('stock.position.quantity')]: '220',
        [t('stock.position.gain')]: 'US$ 0.000.00%',
      }),
    );
  },
};

export const AnyText: Story = {
  name: "shows the quote's name instead of the address's, both as plain text",
  parameters: scenario({
    at: `/stock/v2/${encodeURIComponent('A/B=%')}/Apple%20Inc.`,
    upstream: {
      ...upstream,
      [quoteRoute]: quoteScript({
        name: '100 % <b>Alfa</b> / Compañía de Bebidas y Envases, S. A.',
      }),
    },
  }),
  play: async (context) => {
    await shown(context);
    await expect(context.canvas.getByText(/<b>Alfa<\/b>/)).toBeVisible();
    await waitFor(() => expect(context.canvas.queryByText('Apple Inc.')).toBeNull());
    const { upstream: asked } = harnessOf(context);
    await expect(asked.callsTo(quoteRoute)[0]?.query.symbol).toBe('A/B=%');
  },
};

export const LongWordsInLargeText: Story = {
  globals: { locale: 'de', textSize: 'double' },
  parameters: scenario({
    at,
    upstream: {
      ...upstream,
      [positionsRoute]: lotsScript([
        buildPosition({ quantity: 2, costPrice: '741000.00', createdAt: fakeNow - 30 * dayMs }),
      ]),
      [quoteRoute]: quoteScript({
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
