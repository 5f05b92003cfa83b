import {
  answer,
  buildCandles,
  buildNewsItem,
  buildPage,
  buildPosition,
  buildQuote,
  codecs,
  fakeNow,
  type RecordedCall,
  type Script,
  type ScriptedAnswer,
} from '@corro/testing';

type Quote = ReturnType<typeof buildQuote>;
type Candle = Quote['candles'][number];

export const quoteRoute = 'GET /v2/yahoo';
export const positionsRoute = 'GET /stock/success/v2/transaction';
export const newsRoute = 'GET /stock/new/list';
export const starRoute = 'GET /stock/success/collection/check';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/**
 * Duration and number of candles: two hours of minutes, a year of days or weeks, five years of
 * months.
 */
const historyOf: Record<string, { step: number; count: number }> = {
  '1m': { step: minuteMs, count: 120 },
  '1d': { step: dayMs, count: 367 },
  '1wk': { step: 7 * dayMs, count: 54 },
  '1mo': { step: 30 * dayMs, count: 62 },
};

/** Answers with the price of an instrument and, if the call names an interval, its candles. */
export function quoteScript(over: Partial<Quote> = {}): Script {
  const quote = buildQuote(over);
  return ({ query }) => {
    const candles = over.candles ?? withinDay(query, quote);
    return answer.ok(codecs.quote.encode({ ...quote, candles }));
  };
}

/**
 * Candles of a history. Today's candles stay within the day's range from `low` to `high`, if the
 * quote has both.
 */
function withinDay(query: RecordedCall['query'], { price, low, high }: Quote): Candle[] {
  const candles = candlesFor(query, price ?? undefined);
  if (query.interval !== '1m' || !low || !high) return candles;
  const lowest = Math.min(...candles.map((candle) => candle.low));
  const highest = Math.max(...candles.map((candle) => candle.high));
  const newest = candles.length - 1;
  const end = candles[newest];
  const scaled = (value: number) =>
    Number(low) + ((value - lowest) * (Number(high) - Number(low))) / (highest - lowest);
  const missing = end === undefined ? 0 : end.close - scaled(end.open);
  return candles.map((candle, at) => {
    // The last twenty candles approach the price.
    const approach = missing * Math.max(0, 1 - (newest - at) / 20);
    const move = (value: number) =>
      Math.round(Math.max(Number(low), Math.min(Number(high), scaled(value) + approach)) * 100) /
      100;
    const close = at === newest ? candle.close : move(candle.close);
    return {
      time: candle.time,
      open: move(candle.open),
      high: Math.max(move(candle.high), close),
      low: Math.min(move(candle.low), close),
      close,
      volume: candle.volume,
    };
  });
}

/** Answers calls of the head and of the chart differently. */
export function headAndChart(head: ScriptedAnswer, chart: ScriptedAnswer): Script {
  return ({ query }) => (isOfChart(query) ? chart : head);
}

/**
 * True for a call of the chart: the chart requests a history with an interval, the head does not.
 */
export function isOfChart(query: RecordedCall['query']): boolean {
  return query.interval !== undefined;
}

/**
 * Candles that end at the price. Binary floats are precise enough, because charts only draw them.
 */
function candlesFor(query: RecordedCall['query'], price = '128.40'): Candle[] {
  const history = historyOf[query.interval ?? ''];
  if (history === undefined) return [];
  const { step, count } = history;
  const newest = count - 1;
  return buildCandles(count, step).map((candle, at) => {
    const drift = 0.903 + 0.009 * Math.sin(at / 5) - (newest - at) * 0.0002;
    const move = (wave: number) => Math.round(Number(price) * (wave * 0.001 + drift) * 100) / 100;
    // The last candle closes at the price, so that the chart does not change when it receives the
    // price.
    const now = at === newest ? [Number(price)] : [];
    return {
      time: candle.time,
      open: move(candle.open),
      high: Math.max(move(candle.high), ...now),
      low: Math.min(move(candle.low), ...now),
      close: now[0] ?? move(candle.close),
      volume: 40_000 + ((at * at * 7919) % 90_000),
    };
  });
}

/** A candle with a single price, as a binary float, because charts only draw it. */
export function flatCandle(time: number, price: number, volume: number | null = 1_000): Candle {
  return { time, open: price, high: price, low: price, close: price, volume };
}

/**
 * Candles whose price steps up or down once within each range, so that the change of a price of
 * 128.40 over a range is easy to compute by hand.
 */
export function steppedCandles({ interval }: RecordedCall['query']): Candle[] {
  const steps: Record<string, { count: number; step: number }> = {
    '1m': { step: minuteMs, count: 60 },
    '1d': { step: dayMs, count: 367 },
    '1mo': { step: 30 * dayMs, count: 62 },
  };
  const history = steps[interval ?? ''];
  if (history === undefined) return [];
  const { step, count } = history;
  return Array.from({ length: count }, (_, at) => {
    const time = fakeNow - (count - 1 - at) * step;
    const isNewest = at === count - 1;
    return flatCandle(time, interval === '1m' && !isNewest ? 127 : priceOn(time));
  });
}

/**
 * Pairs of days and price, newest first: the price of a candle is that of the first pair whose days
 * are at least the candle's age at `fakeNow` (20 November 2026).
 */
const heldUntil = [
  [6, 128.4],
  [8, 120],
  [40, 160.5],
  [120, 107],
  [400, 64.2],
] as const;

const oldestPrice = 32.1;

function priceOn(time: number): number {
  const days = (fakeNow - time) / dayMs;
  return heldUntil.find(([until]) => days <= until)?.[1] ?? oldestPrice;
}

/** Lots of NVLO: 10 bought a month ago at 100.00, and 5 today at 130.00. */
const lots = [
  buildPosition({ orderNumber: 'C-2', quantity: 5, costPrice: '130.00', currentPrice: '128.40' }),
  buildPosition({
    orderNumber: 'C-1',
    quantity: 10,
    costPrice: '100.00',
    currentPrice: '128.40',
    createdAt: fakeNow - 30 * dayMs,
  }),
];

/** Pages of the customer's lots; all of them are lots of shares. */
export function lotsScript(all: readonly ReturnType<typeof buildPosition>[] = lots): Script {
  return ({ query }) => {
    const [page, limit] = [Number(query.page), Number(query.limit)];
    const ofType = query.tag === undefined && query.type !== 'stock' ? [] : all;
    const rows = ofType.slice((page - 1) * limit, page * limit);
    return answer.ok(buildPage(rows.map(codecs.position.encode), ofType.length));
  };
}

/** Two pieces of news that name NVLO, and one that does not. */
export const news = answer.ok(
  buildPage(
    [
      buildNewsItem({ id: '1', title: 'Norvelo Energía abre tres parques eólicos' }),
      buildNewsItem({ id: '2', title: 'El mercado abre al alza' }),
      buildNewsItem({ id: '3', title: 'Resultados: NVLO supera lo esperado' }),
    ].map(codecs.newsItem.encode),
  ),
);

/** The calls of the detail of an instrument: its price, the star, lots and news. */
export function instrumentScripts(over?: Partial<Quote>): Record<string, Script> {
  return {
    [quoteRoute]: quoteScript(over),
    [starRoute]: answer.ok({ collected: false }),
    [positionsRoute]: lotsScript(),
    [newsRoute]: answer.ok(buildPage([])),
  };
}
