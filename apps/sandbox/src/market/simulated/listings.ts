import { hash, hashText, unit } from '../noise.ts';
import { currencies } from './currencies.ts';
import { treasuries } from './debt.ts';
import { futures, indices } from './instruments.ts';
import { listing, type Listing, type Place } from './listing.ts';
import { shares } from './shares.ts';

function share(line: string, category: string, market: 'US' | 'MX'): Listing {
  const [symbol = '', ...name] = line.split(' ');
  const seed = hashText(symbol);
  const place: Place = {
    market,
    category,
    marketName: market === 'US' ? 'Estados Unidos' : 'México',
    exchangeName: market === 'US' ? 'SIM NY' : 'SIM MX',
    priceDecimals: 2,
  };
  return listing(symbol, name.join(' '), place, {
    base: 6 * 60 ** unit(seed, 1),
    volatility: 0.005 + 0.011 * unit(seed, 2),
    beta: 0.5 + unit(seed, 3),
    drift: 0.12 * unit(seed, 4) - 0.02,
    volume: 100_000 + (hash(seed, 5) % 6_000_000),
  });
}

/** Everything the simulated market trades: 202 instruments, indices first, shares of one sector together. */
export const listings: readonly Listing[] = [
  ...indices,
  ...Object.entries(shares).flatMap(([category, boards]) =>
    (['US', 'MX'] as const).flatMap((market) =>
      boards[market].map((line) => share(line, category, market)),
    ),
  ),
  ...currencies,
  ...futures,
  ...treasuries,
];
