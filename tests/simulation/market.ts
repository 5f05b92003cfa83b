import type { SandboxOptions } from '@corro/sandbox';

type MarketFeed = NonNullable<SandboxOptions['feed']>;

/** What every share costs, always. */
export const sharePrice = '100.00';

/** Enough of them that on most days some are offered as block trade and as QIP. */
export const symbols = ['ACME', 'BOLT', 'CRUX', 'DELTA', 'ECHO', 'FLUX', 'GALA', 'HALO'] as const;

/** Prices that stand still. */
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
    price: sharePrice,
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
