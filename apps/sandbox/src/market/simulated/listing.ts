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
