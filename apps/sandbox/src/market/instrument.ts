import type { Instrument } from './types.ts';

const marketNames: Readonly<Record<Instrument['market'], string>> = {
  INDEX: 'Índices',
  US: 'Estados Unidos',
  MX: 'México',
  FOREX: 'Divisas',
  FUTURE: 'Futuros',
  CGI: 'Deuda pública',
};

export function isMarket(text: string): text is Instrument['market'] {
  return Object.hasOwn(marketNames, text);
}

/**
 * Creates an instrument in dollars. Defaults: two decimals, and the market as `category`. The
 * category of a share is its sector.
 */
export function instrumentOf(
  market: Instrument['market'],
  fields: Pick<Instrument, 'symbol' | 'name' | 'exchangeName'> & Partial<Instrument>,
): Instrument {
  const marketName = marketNames[market];
  return { market, marketName, category: market, currency: 'USD', priceDecimals: 2, ...fields };
}
