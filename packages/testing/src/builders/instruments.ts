import { type Candle, type Quote, type Stock, codecs } from '@corro/client';
import {
  compare,
  type DecimalText,
  divide,
  minuteMs,
  multiply,
  roundToCents,
  subtract,
  type WithRequired,
} from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';
import { builderOf, decodeExample } from './builderOf.ts';

/** A share up 1.18 %. */
export const buildStock = builderOf(codecs.stock, ['symbol']);
export const buildFavourite = builderOf(codecs.favourite);

/** Cetes of 28 days at 99.200 that pay 100.00: 10.37 % a year. */
export const buildDebt = builderOf(
  codecs.debt,
  ['symbol'],
  decodeExample(codecs.debt, 'GET /v2/market/list'),
);

/** The category of the index cards. */
export const buildCategory = builderOf(codecs.category);

/**
 * Shares ACC001, ACC002 … at 101.00, 102.00 …, up 1.00 to 5.00 today; every third falls by 0.30 to
 * 0.90.
 */
export function buildStocks(count: number): WithRequired<Stock, 'symbol'>[] {
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    const price = `${100 + number}.00`;
    const change = number % 3 === 0 ? `-0.${3 + (number % 9)}0` : `${1 + (at % 5)}.00`;
    const previousClose = subtract(price, change);
    return buildStock({
      id: String(number),
      symbol: `ACC${String(number).padStart(3, '0')}`,
      name: `Acción ${number}`,
      price,
      previousClose,
      changePercent: percentOf(change, previousClose),
    });
  });
}

/** Candles a minute apart by default, the last at `fakeNow`; a wave between 90 and 110. */
export function buildCandles(count: number, stepMs: number = minuteMs): Candle[] {
  return Array.from({ length: count }, (_, at) => {
    const open = wave(at - 1);
    const close = wave(at);
    return {
      time: fakeNow - (count - 1 - at) * stepMs,
      open,
      high: Math.max(open, close) + 0.5,
      low: Math.min(open, close) - 0.5,
      close,
      volume: 1000 + (at % 10) * 100,
    };
  });
}

function wave(at: number): number {
  return Math.round((100 + 10 * Math.sin(at / 8)) * 100) / 100;
}

const quote = {
  schema: codecs.quote.schema,
  decode: (data: unknown): Quote => ({ ...codecs.quote.decode(data), readAt: fakeNow }),
};

const quoteOf = builderOf(quote, [], { candles: [] });

/** The quote of `buildStock` at `fakeNow`, with 30 candles of its day that end at its price. */
export function buildQuote(over: Partial<Quote> = {}): Quote {
  const built = quoteOf(over);
  return over.candles === undefined ? { ...built, candles: candlesWithin(built) } : built;
}

/** 30 candles between the low and the high of a quote, as binary floats, because charts draw them. */
function candlesWithin({ price, low, high }: Quote): Candle[] {
  const candles = buildCandles(30);
  if (price === null) return candles;
  const [bottom, top] = [Number(low ?? price), Number(high ?? price)];
  // The wave of `buildCandles` lies between 89.5 and 110.5.
  const move = (value: number) => bottom + ((value - 89.5) / 21) * (top - bottom);
  return candles.map(({ time, volume, ...prices }, at) => {
    const close = at === candles.length - 1 ? Number(price) : move(prices.close);
    return {
      time,
      open: move(prices.open),
      high: Math.max(move(prices.high), close),
      low: Math.min(move(prices.low), close),
      close,
      volume,
    };
  });
}

/** The figures of a quote at a price, in a day that opened at the previous close. */
export function quoteAt(price: DecimalText, previousClose: DecimalText = '126.90'): Partial<Quote> {
  const change = subtract(price, previousClose);
  const range = compare(price, previousClose) < 0 ? [price, previousClose] : [previousClose, price];
  const [low = price, high = price] = range;
  const changePercent = percentOf(change, previousClose);
  return { price, previousClose, open: previousClose, low, high, change, changePercent };
}

function percentOf(part: DecimalText, whole: DecimalText): DecimalText {
  return roundToCents(multiply(divide(part, whole), '100'));
}
