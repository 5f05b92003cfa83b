import type { Candle } from '@corro/charts';

/** A chart under test. What it needs of the data is prepared before the clock starts. */
export interface Contender {
  /** Draws the chart, the newest 120 candles in view. */
  mount(): void;
  show(from: number, to: number): void;
  tick(candle: Candle): void;
}

export const size = { width: 390, height: 320 } as const;
export const inView = 120;
