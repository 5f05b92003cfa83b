import type { Instrument } from '../types.ts';

/** An instrument and how its price moves. */
export interface Listing {
  instrument: Instrument;
  /** Price around which it moves at the reference day. */
  base: number;
  /** Its own daily movement, as a fraction (0.01 is one percent). */
  volatility: number;
  /** Its share in the movement of the whole market. */
  beta: number;
  /** Yearly growth, as a fraction. */
  drift: number;
  /** Units traded on a usual day; null where none are published. */
  volume: number | null;
}

/** What instruments of one board have in common. */
export type Place = Pick<
  Instrument,
  'market' | 'marketName' | 'exchangeName' | 'category' | 'priceDecimals' | 'members' | 'debt'
>;
/** How the prices of a listing move. */
export type Movement = Omit<Listing, 'instrument'>;

/** One listing out of its parts. */
export function listing(symbol: string, name: string, place: Place, movement: Movement): Listing {
  return { instrument: { symbol, name, currency: 'USD', ...place }, ...movement };
}

/** Listings that move alike, one `SYMBOL base Name` a line. */
export function readLines(
  lines: readonly string[],
  place: Place,
  movement: Omit<Movement, 'base'>,
) {
  return lines.map((line) => {
    const [symbol = '', base = '', ...name] = line.split(' ');
    return listing(symbol, name.join(' '), place, { base: Number(base), ...movement });
  });
}
