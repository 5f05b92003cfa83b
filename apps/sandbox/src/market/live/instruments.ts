import { readFileSync } from 'node:fs';
import { instrumentOf, isMarket } from '../instrument.ts';
import type { Instrument } from '../types.ts';

const table = readFileSync(new URL('instruments.tsv', import.meta.url), 'utf8');
const decimals: Partial<Record<Instrument['market'], number>> = { FOREX: 4, CGI: 3 };

/**
 * Instruments of the live feed by Yahoo's symbols. All shares are priced in dollars: the Mexican
 * exchange quotes in pesos, so Mexican companies appear as receipts in New York.
 */
export const liveInstruments: readonly Instrument[] = table
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [market = '', exchangeName = '', category = '', symbol = '', name = '', yieldDays] =
      row.split('\t');
    if (!isMarket(market)) throw new RangeError(`unknown market: ${market}`);
    const priceDecimals = decimals[market] ?? 2;
    return instrumentOf(market, {
      symbol,
      name,
      exchangeName,
      category,
      priceDecimals,
      ...(yieldDays === undefined ? {} : { yieldDays: Number(yieldDays) }),
    });
  });
