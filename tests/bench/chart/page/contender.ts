import type { Candle } from '@corro/charts';

/** A chart under test, with prepared data. */
export interface Contender {
  /** Draws the chart with the newest 120 candles. */
  mount(): void;
  show(from: number, to: number): void;
  tick(candle: Candle): void;
}

export const size = { width: 390, height: 320 } as const;
export const inView = 120;
