import { readFileSync } from 'node:fs';
import { priceAtYield } from '../debtPrice.ts';
import { instrumentOf } from '../instrument.ts';
import type { Instrument } from '../types.ts';

const table = readFileSync(new URL('shares.tsv', import.meta.url), 'utf8');

const shares = new Map(
  table
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [symbol = '', category = '', exchangeName = '', name = ''] = row.split('\t');
      return [symbol, { category, exchangeName, name }];
    }),
);

/** Creates a share. The name of a share that the table lacks is its symbol. */
export function shareInstrument(symbol: string): Instrument {
  const unknown = { name: symbol, exchangeName: 'NYSE', category: 'INDUSTRY' };
  return instrumentOf('US', { symbol, ...(shares.get(symbol) ?? unknown) });
}

export const indexInstrument = instrumentOf('INDEX', {
  symbol: 'SP500',
  name: 'S&P 500',
  exchangeName: 'NYSE',
});

/** Creates a currency pair: units of the second currency per unit of the first. */
export function pairInstrument(symbol: string, name: string): Instrument {
  return instrumentOf('FOREX', { symbol, name, exchangeName: 'FX', priceDecimals: 4 });
}

export function oilInstrument(symbol: string, name: string): Instrument {
  // The recorded prices are spot prices, which no exchange quotes.
  return instrumentOf('FUTURE', { symbol, name, exchangeName: '', unit: 'barrel' });
}

/** Terms of the note whose yields are recorded. The coupon is that of the note of November 2015. */
const treasuryTerms = { issuer: 'Estados Unidos', days: 3650, coupon: 2.25 };

export const treasuryInstrument = instrumentOf('CGI', {
  symbol: 'US10Y',
  name: 'Nota del Tesoro a 10 años',
  // No exchange quotes the recorded yields.
  exchangeName: '',
  priceDecimals: 3,
  debt: treasuryTerms,
});

/** Price of the note per 100 dollars of face value, at a yield in percent a year. */
export function treasuryPrice(percent: number): number {
  return priceAtYield(percent, treasuryTerms);
}

/**
 * Countries whose currency this market offers, by their names in the file; the currencies that
 * Mexicans use most come first.
 */
export const countries: Record<string, { symbol: string; name: string }> = {
  Mexico: { symbol: 'USDMXN', name: 'Dólar / peso mexicano' },
  Canada: { symbol: 'USDCAD', name: 'Dólar / dólar canadiense' },
  'United Kingdom': { symbol: 'USDGBP', name: 'Dólar / libra' },
  Japan: { symbol: 'USDJPY', name: 'Dólar / yen' },
  Brazil: { symbol: 'USDBRL', name: 'Dólar / real brasileño' },
  China: { symbol: 'USDCNY', name: 'Dólar / yuan' },
  Switzerland: { symbol: 'USDCHF', name: 'Dólar / franco suizo' },
  Australia: { symbol: 'USDAUD', name: 'Dólar / dólar australiano' },
  Denmark: { symbol: 'USDDKK', name: 'Dólar / corona danesa' },
  'Hong Kong': { symbol: 'USDHKD', name: 'Dólar / dólar hongkonés' },
  India: { symbol: 'USDINR', name: 'Dólar / rupia india' },
  Malaysia: { symbol: 'USDMYR', name: 'Dólar / ringgit' },
  'New Zealand': { symbol: 'USDNZD', name: 'Dólar / dólar neozelandés' },
  Norway: { symbol: 'USDNOK', name: 'Dólar / corona noruega' },
  Singapore: { symbol: 'USDSGD', name: 'Dólar / dólar de Singapur' },
  'South Africa': { symbol: 'USDZAR', name: 'Dólar / rand' },
  'South Korea': { symbol: 'USDKRW', name: 'Dólar / won' },
  Sweden: { symbol: 'USDSEK', name: 'Dólar / corona sueca' },
  Taiwan: { symbol: 'USDTWD', name: 'Dólar / dólar taiwanés' },
  Thailand: { symbol: 'USDTHB', name: 'Dólar / baht' },
};
