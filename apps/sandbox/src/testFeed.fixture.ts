import { MarketUnavailable, type Instrument, type MarketFeed } from './market/index.ts';

// A small market with scripted prices, for tests.

/** Start of the tests' clock. */
export const start = Date.parse('2026-11-20T15:30:00.000Z');

function instrument(symbol: string, name: string, market: Instrument['market']): Instrument {
  return {
    symbol,
    name,
    market,
    marketName: 'Mercado',
    exchangeName: 'Bolsa',
    category: market === 'INDEX' ? 'INDEX' : 'ENERGY',
    currency: 'USD',
    priceDecimals: 2,
  };
}

export const instruments = [
  { ...instrument('IDX', 'Índice', 'INDEX'), members: { market: 'MX' as const } },
  instrument('ACME', 'Acme Energía', 'US'),
  instrument('ACMEX', 'Otra Acme', 'US'),
  instrument('MEX', 'Mexicana', 'MX'),
  instrument('ORO', 'Oro, futuro', 'FUTURE'),
  instrument('EURUSD', 'Euro / dólar', 'FOREX'),
  instrument('USDMXN', 'Dólar / peso mexicano', 'FOREX'),
  instrument('BONO', 'Bono del Tesoro', 'CGI'),
];

/**
 * Creates a feed of the given price texts. A symbol without a text has no quote; the texts
 * `unavailable` and `broken` make its calls fail, and `old 1.00` gives a price that is marked as
 * old.
 */
export function scriptedFeed(prices: Map<string, string>, now: () => number): MarketFeed {
  return {
    report: [],
    recordedYears: () => ({ from: 2014, to: 2017 }),
    instruments: () => instruments,
    async quote(symbol) {
      const price = prices.get(symbol);
      if (price === undefined) return null;
      if (price === 'unavailable') throw new MarketUnavailable('not now');
      if (price === 'broken') throw new Error('a defect');
      const [, old] = /^old (.*)/.exec(price) ?? [];
      if (old !== undefined) {
        const quote = await scriptedFeed(new Map([[symbol, old]]), now).quote(symbol);
        return quote && { ...quote, isOld: true as const };
      }
      const others = { previousClose: '90.00', open: '91.00', high: '110.00', low: '89.00' };
      return { symbol, price, ...others, change: '10.00', changePercent: '11.11', at: now() };
    },
    async candles(symbol) {
      const time = start;
      const one = { time, open: 91, high: 110, low: 89, close: 100, volume: 5 };
      return prices.has(symbol) ? [one] : [];
    },
    close: async () => undefined,
  };
}
