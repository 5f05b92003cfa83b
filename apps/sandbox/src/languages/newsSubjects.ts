import type { Instrument } from '../market/index.ts';
import { readTable } from './names.ts';
import { newsIn, newsPieces } from './news.ts';

/** Picture and instruments of a news item. */
export interface NewsSubject {
  readonly picture: string | null;
  readonly symbols: readonly string[];
}

const none: NewsSubject = { picture: null, symbols: [] };

// Columns: news item, picture, codes of instruments of all feeds, and the time (`newsTimes`).
// `@ENERGY` stands for a sector.
const rows = new Map(readTable('subjects.tsv').map((row) => [row[0], row]));

/** Names of the pieces by their title, which a database keeps while the order may change. */
const pieces = new Map(newsIn('es').map(({ title }, at) => [title, newsPieces[at]]));

const maxOfSector = 2;

/** Up to `maxOfSector` symbols of a sector: its index, then its first shares. */
function ofSector(sector: string, instruments: readonly Instrument[]): readonly string[] {
  const index = instruments.filter(({ members }) => members?.category === sector);
  const shares = instruments.filter(({ category }) => category === sector);
  return [...index, ...shares].slice(0, maxOfSector).map(({ symbol }) => symbol);
}

/**
 * Returns the picture of a demo news item with a Spanish title, and the symbols of its instruments
 * that the feed has.
 */
export function newsSubject(title: string, instruments: readonly Instrument[]): NewsSubject {
  const row = rows.get(pieces.get(title));
  if (row === undefined) return none;
  const [, picture = '', codes = ''] = row;
  const symbols = codes
    .split(' ')
    .flatMap((code) =>
      code.startsWith('@')
        ? ofSector(code.slice(1), instruments)
        : instruments.some(({ symbol }) => symbol === code)
          ? [code]
          : [],
    );
  return { picture: `/uploads/news/${picture}.svg`, symbols };
}
