import type { Instrument } from '../types.ts';

export interface Listing {
  instrument: Instrument;
  /** Price level on the reference day. */
  base: number;
  /** Own daily volatility as a fraction. */
  volatility: number;
  /** Sensitivity to the market's movement. */
  beta: number;
  /** Yearly growth as a fraction. */
  drift: number;
  /** Typical units a day; null if not published. */
  volume: number | null;
}
