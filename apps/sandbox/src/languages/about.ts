import type { Instrument } from '../market/index.ts';
import { readTable } from './names.ts';

// Columns: code of a share or a fund series, or `@` and a sector; then the text in each of `languages`.
const table = readTable('about.tsv');
const byKey = new Map(table.map(([key = '', ...texts]) => [key, texts]));

/** Texts about companies and funds, in the order of `languages`. */
export const aboutTexts: readonly (readonly string[])[] = [...byKey.values()];

/** Describes in Spanish what the funds of a series invest in; null if unknown. */
export function aboutFund(series: string): string | null {
  return byKey.get(series)?.[0] ?? null;
}

/**
 * Describes in Spanish what a company does; an invented company has the text of its sector. Null
 * for an unknown company and for instruments that are not shares.
 */
export function aboutCompany({
  symbol,
  market,
  category,
  exchangeName,
}: Instrument): string | null {
  if (market !== 'US' && market !== 'MX') return null;
  const isInvented = exchangeName.startsWith('SIM');
  return byKey.get(isInvented ? `@${category}` : symbol)?.[0] ?? null;
}
