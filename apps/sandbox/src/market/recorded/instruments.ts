import { readFileSync } from 'node:fs';
import { instrumentOf } from '../instrument.ts';
import type { Instrument } from '../types.ts';

const table = readFileSync(new URL('shares.tsv', import.meta.url), 'utf8');

/** Sector, exchange and name of the recorded shares. */
const shares = new Map(
  table
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [symbol = '', category = '', exchangeName = '', name = ''] = row.split('\t');
      return [symbol, { category, exchangeName, name }];
    }),
);

/** A recorded share; one that is not in the table goes by its symbol. */
export function shareInstrument(symbol: string): Instrument {
  const unknown = { name: symbol, exchangeName: 'NYSE', category: 'INDUSTRY' };
  return instrumentOf('US', { symbol, ...(shares.get(symbol) ?? unknown) });
}

/** The recorded index. */
export const indexInstrument = instrumentOf('INDEX', {
  symbol: 'SP500',
  name: 'S&P 500',
  exchangeName: 'NYSE',
});

/** A pair of currencies: how many units of the second one unit of the first costs. */
export function pairInstrument(symbol: string, name: string, priceDecimals: number): Instrument {
  return instrumentOf('FOREX', { symbol, name, exchangeName: 'FX', priceDecimals });
}

/** A barrel of oil, in dollars. */
export function oilInstrument(symbol: string, name: string): Instrument {
  return instrumentOf('FUTURE', { symbol, name, exchangeName: 'EIA' });
}

/** The treasury note; its price is its yield in percent, the only figure recorded. */
export const treasuryInstrument = instrumentOf('CGI', {
  symbol: 'US10Y',
  name: 'Nota del Tesoro a 10 años (rendimiento)',
  exchangeName: 'UST',
  priceDecimals: 3,
});

/** The countries whose currency is played, as the file calls them: pair and name, units per dollar. */
export const countries: Record<string, { symbol: string; name: string }> = {
  Mexico: { symbol: 'USDMXN', name: 'Dólar / peso mexicano' },
  Australia: { symbol: 'USDAUD', name: 'Dólar / dólar australiano' },
  Brazil: { symbol: 'USDBRL', name: 'Dólar / real brasileño' },
  Canada: { symbol: 'USDCAD', name: 'Dólar / dólar canadiense' },
  China: { symbol: 'USDCNY', name: 'Dólar / yuan' },
  Denmark: { symbol: 'USDDKK', name: 'Dólar / corona danesa' },
  'Hong Kong': { symbol: 'USDHKD', name: 'Dólar / dólar de Hong Kong' },
  India: { symbol: 'USDINR', name: 'Dólar / rupia india' },
  Japan: { symbol: 'USDJPY', name: 'Dólar / yen' },
  Malaysia: { symbol: 'USDMYR', name: 'Dólar / ringgit' },
  'New Zealand': { symbol: 'USDNZD', name: 'Dólar / dólar neozelandés' },
  Norway: { symbol: 'USDNOK', name: 'Dólar / corona noruega' },
  Singapore: { symbol: 'USDSGD', name: 'Dólar / dólar de Singapur' },
  'South Africa': { symbol: 'USDZAR', name: 'Dólar / rand' },
  'South Korea': { symbol: 'USDKRW', name: 'Dólar / won' },
  Sweden: { symbol: 'USDSEK', name: 'Dólar / corona sueca' },
  Switzerland: { symbol: 'USDCHF', name: 'Dólar / franco suizo' },
  Taiwan: { symbol: 'USDTWD', name: 'Dólar / dólar taiwanés' },
  Thailand: { symbol: 'USDTHB', name: 'Dólar / baht' },
  'United Kingdom': { symbol: 'USDGBP', name: 'Dólar / libra' },
};
