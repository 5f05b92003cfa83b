import * as client from '@corro/client';
import {
  type ChartPeriod,
  type ChartRange,
  chartPeriods,
  chartRanges,
  selectHistory,
  extendDayLine,
  rangePeriod,
  rangeView,
  startOfDay,
} from '@corro/domain';
import { Change, changeDirection, UiProvider } from '@corro/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedPrices } from '../e2e/harness/recordedPrices.ts';
import { type Market, startUpstream, type Upstream } from './upstream.ts';

interface Row {
  readonly symbol: string;
  readonly market: string;
  readonly price: string | null;
  readonly previousClose?: string | null;
  readonly changePercent: string | null;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

const feeds: readonly Market[] = [
  { marketFeed: 'simulated', marketDataDir: null },
  { marketFeed: 'recorded', marketDataDir: recordedPrices() },
];

const periodsOfRanges = [...new Set(chartRanges.map((range) => rangePeriod[range]))];

describe.each(feeds)('the lines of a $marketFeed market', (market) => {
  let upstream: Upstream;
  let api: client.Transport;

  beforeAll(async () => {
    upstream = await startUpstream(market);
    ({ api } = upstream);
  }, 300_000);

  afterAll(() => upstream.close());

  /** Moves the clock to a time of the next day, in milliseconds after the broker's midnight. */
  const moveTo = async (time: number) => {
    const toMidnight = startOfDay(upstream.now()) + dayMs - upstream.now();
    upstream.advance(toMidnight + time);
    // The session has expired by then.
    await upstream.logIn();
  };

  type Listed = Omit<Row, 'symbol'> & { symbol: string | null };
  const page = (number: number) => client.listStocks(api, { page: number, limit: 100 });
  /** Functions that read the lists of instruments and the quotes of indices. */
  const lists: readonly (() => Promise<readonly Listed[]>)[] = [
    async () => (await Promise.all([page(1), page(2)])).flatMap((list) => list.rows),
    async () => {
      const pairs = (await client.listCurrencies(api, { page: 1, limit: 100 })).rows;
      return pairs.map((pair) => Object.assign(pair, { market: 'FOREX' }));
    },
    () => client.listMarket(api, { market: 'FUTURE' }),
    () => client.listMarket(api, { market: 'CGI' }),
    async () => {
      const [indices] = await client.listCategories(api);
      const symbols = (indices?.stocks ?? []).map(({ symbol }) => symbol ?? '');
      return Promise.all(symbols.map((symbol) => client.getQuote(api, { symbol })));
    },
  ];

  /** Reads every instrument of all lists. */
  async function rows(): Promise<Row[]> {
    const listed = await Promise.all(lists.map((list) => list()));
    return listed
      .flat()
      .flatMap((row) => (row.symbol === null ? [] : [{ ...row, symbol: row.symbol }]));
  }

  /**
   * Renders the change of a row. Returns the markup, the direction of the change, and the day line
   * of the row.
   */
  async function shown(row: Row) {
    const { symbol, price, changePercent: percent } = row;
    const before = row.previousClose ?? null;
    // Rows of shares (US, MX) show only a percentage. So do currency pairs, which have no previous close.
    const isWithAmount = row.market !== 'US' && row.market !== 'MX' && before !== null;
    const amount = isWithAmount ? (Number(price) - Number(before)).toFixed(6) : undefined;
    const figures = { amount, percent, digits: 6 };
    const html = renderToStaticMarkup(
      <UiProvider locale="en">
        <Change {...figures} />
      </UiProvider>,
    );
    const direction = changeDirection(figures);
    const { line: candleLine } = await client.getDayLine(api, { symbol });
    const line = extendDayLine(candleLine, { price, direction });
    return { html, direction, line };
  }

  const signs = { rise: 1, fall: -1, flat: 0 };

  /** Finds contradictions between the price, the day line, the figures and the arrow of a row. */
  async function disagreements(row: Row): Promise<string[]> {
    const { html, direction, line } = await shown(row);
    const at = `${row.symbol} at ${new Date(upstream.now()).toISOString()}`;
    const last = line?.points.at(-1);
    if (line === null || last === undefined) return [`${at} has no line`];
    const { arrow, sign } = written(html);
    const course = Math.sign(last - line.previousClose);
    // A change below 0.005 % is written as 0.00 %, without an arrow.
    const isWrittenAsNone = arrow === 0 && Math.abs(last / line.previousClose - 1) < 0.000_05;
    const before = row.previousClose ?? null;
    return [
      ...(arrow === signs[direction]
        ? []
        : [`${at}: the arrow is ${arrow}, the tone ${direction}`]),
      ...(arrow === sign || isWrittenAsNone
        ? []
        : [`${at}: the arrow is ${arrow}, the figures ${sign}`]),
      ...(arrow === course || isWrittenAsNone ? [] : [`${at}: ${arrow}, and the line ${course}`]),
      ...(before === null || Number(before) === line.previousClose
        ? []
        : [`${at}: dotted at ${line.previousClose}, not ${before}`]),
      ...(line.points.length <= 62 ? [] : [`${at}: ${line.points.length} points`]),
    ];
  }

  it.each([
    ['as a day begins', 0],
    ['minutes into it', 7 * minuteMs],
    ['late in it', 21.5 * 60 * minuteMs],
  ])('agree with the numbers of all instruments %s', async (_, time) => {
    await moveTo(time);
    const all = await rows();
    expect(new Set(all.map((row) => row.market)).size).toBeGreaterThanOrEqual(5);
    const found: string[] = [];
    for (const row of all) found.push(...(await disagreements(row)));
    expect(found).toEqual([]);
  });

  const quoteOver = (row: Row, period: ChartPeriod) =>
    client.getQuote(api, { symbol: row.symbol, market: row.market, ...chartPeriods[period] });

  /** Finds contradictions between the line, the arrow and the figures of a detail over a range. */
  function disagreementsOver(row: Row, range: ChartRange, quote: client.Quote): readonly string[] {
    const period = rangePeriod[range];
    const at = `${row.symbol} ${range} at ${new Date(upstream.now()).toISOString()}`;
    const history = selectHistory(quote.candles, range, period, upstream.now());
    const { candles, began, change, changePercent } = rangeView(quote, range, history, 6);
    const [first, last] = [candles?.[0], candles?.at(-1)];
    if (first === undefined || last === undefined) return [`${at} has no line`];
    if (began === null || change === null) return [`${at} does not know what it began with`];
    const [price, base] = [Number(quote.price), Number(began)];
    const { arrow, sign } = written(
      renderToStaticMarkup(
        <UiProvider locale="en">
          <Change amount={change} percent={changePercent} digits={6} />
        </UiProvider>,
      ),
    );
    const course = Math.sign(price - base);
    const percent = (price / base - 1) * 100;
    // A change that is written as 0.00 % has no arrow. The limit is slightly higher than 0.005 %,
    // because of rounding errors of floats.
    const isWrittenAsNone = arrow === 0 && Math.abs(percent) < 0.005_001;
    const isBegun = range === 'day' || [first.close, first.open].some((one) => same(one, base));
    return [
      ...(arrow === sign || isWrittenAsNone
        ? []
        : [`${at}: the arrow is ${arrow}, the figures ${sign}`]),
      ...(arrow === course || isWrittenAsNone ? [] : [`${at}: ${arrow}, and the line ${course}`]),
      ...(same(last.close, price) ? [] : [`${at}: the line ends at ${last.close}, not ${price}`]),
      ...(isBegun ? [] : [`${at}: dotted at ${base}, and begins at ${first.open}`]),
      ...(Math.abs(Number(changePercent) - percent) <= 0.005_001
        ? []
        : [`${at}: ${changePercent} %, and the line ${percent} %`]),
    ];
  }

  it.each(periodsOfRanges)('agree with the numbers of every range of %s', async (period) => {
    await moveTo(9.3 * 60 * minuteMs);
    const ranges = chartRanges.filter((range) => rangePeriod[range] === period);
    const found: string[] = [];
    for (const row of await rows()) {
      const quote = await quoteOver(row, period);
      found.push(...ranges.flatMap((range) => disagreementsOver(row, range, quote)));
    }
    expect(found).toEqual([]);
  });
});

/** True if two prices are equal up to rounding: they differ by at most a millionth. */
function same(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * 1e-6;
}

/** Reads the signs (1, 0, −1) of the arrow and of the figures from markup. */
function written(html: string): { readonly arrow: number; readonly sign: number } {
  return {
    arrow: html.includes('▲') ? 1 : html.includes('▼') ? -1 : 0,
    sign: html.includes('+') ? 1 : html.includes('−') ? -1 : 0,
  };
}
