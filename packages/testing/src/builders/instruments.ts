import { type Candle, type Quote, type Stock, codecs } from '@corro/client';
import { minuteMs, type WithRequired } from '@corro/domain';
import { fakeNow } from '../fakeClock/fakeClock.ts';
import { builderOf, decodeExample } from './builderOf.ts';

/** A share up 1.18 %. */
export const buildStock = builderOf(codecs.stock, ['symbol']);
export const buildFavourite = builderOf(codecs.favourite);

/** Cetes of 28 days at 99.200 that pay 100.00: 10.51 % a year. */
export const buildDebt = builderOf(
  codecs.debt,
  ['symbol'],
  decodeExample(codecs.debt, 'GET /v2/market/list'),
);

/** The category of the index cards. */
export const buildCategory = builderOf(codecs.category);

/** Shares ACC001, ACC002 … at 101.00, 102.00 …; every third falls. */
export function buildStocks(count: number): WithRequired<Stock, 'symbol'>[] {
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1;
    const isFalling = number % 3 === 0;
    return buildStock({
      id: String(number),
      symbol: `ACC${String(number).padStart(3, '0')}`,
      name: `Acción ${number}`,
      price: `${100 + number}.00`,
      previousClose: isFalling ? `${100 + number}.${number % 10}0` : '100.00',
      changePercent: isFalling ? `-0.${number % 10}` : `${number % 10}.25`,
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

/** The quote of `buildStock` at `fakeNow`, with 30 candles. */
export const buildQuote = builderOf(quote, [], { candles: buildCandles(30) });
