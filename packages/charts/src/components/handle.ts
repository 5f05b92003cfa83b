import { useImperativeHandle, type Ref, type RefObject } from 'react';
import type { Candle } from '../candle.ts';
import type { ChartEngine } from '../engine/ChartEngine.ts';
import type { VisibleWindow } from '../view/window.ts';

/** For what comes faster than React should render, and for moving the view from outside. */
export interface PriceChartHandle {
  /** A newer state of the last candle, or the one after it; painted in the next frame. */
  tick(candle: Candle): void;
  /** Shows these candles, or the nearest that can be shown. */
  show(window: VisibleWindow): void;
  /** The candles in view; null while nothing is painted. */
  window(): VisibleWindow | null;
}

export function useHandle(
  ref: Ref<PriceChartHandle> | undefined,
  engine: RefObject<ChartEngine | null>,
): void {
  useImperativeHandle(
    ref,
    () => ({
      tick: (candle) => engine.current?.tick(candle),
      show: (window) => engine.current?.show(window),
      window: () => engine.current?.window ?? null,
    }),
    [engine],
  );
}
