import type { SandboxOptions } from '@corro/sandbox';

type MarketFeed = NonNullable<SandboxOptions['feed']>;

/** Prices that every share has one after the other. Some steps exceed the tolerance for a confirmed price. */
const prices = ['100.00', '100.30', '100.20', '100.90', '101.50', '101.10', '99.80', '99.60'];
const priceMs = 15_000;

/** Returns the price of every share at a time. */
export function sharePriceAt(at: number): string {
  return prices[Math.floor(at / priceMs) % prices.length]!;
}

/** Symbols of the market. There are enough for block trades and QIPs on most days. */
export const symbols = ['ACME', 'BOLT', 'CRUX', 'DELTA', 'ECHO', 'FLUX', 'GALA', 'HALO'] as const;

export const feed: MarketFeed = {
  report: [],
  instruments: () =>
    symbols.map((symbol) => ({
      symbol,
      name: symbol,
      market: 'US',
      marketName: 'Mercado',
      exchangeName: 'Bolsa',
      category: 'ENERGY',
      currency: 'USD',
      priceDecimals: 2,
    })),
  quote: async (symbol) => ({
    symbol,
    price: sharePriceAt(Date.now()),
    previousClose: '99.00',
    open: '99.00',
    high: '101.00',
    low: '98.00',
    change: '1.00',
    changePercent: '1.01',
    at: Date.now(),
  }),
  candles: async () => [],
  close: async () => undefined,
};

/** Turns off the sandbox's periodic work, because it would run in real time. */
export const repeat = () => () => undefined;
