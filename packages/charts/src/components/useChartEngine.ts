import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Candle } from '../candle.ts';
import { ChartEngine } from '../engine/ChartEngine.ts';
import type { ChartOptions } from '../engine/options.ts';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';
import { listen } from '../gesture/listen.ts';

interface ChartInput {
  /** There is one as soon as candles are waited for: what does not depend on them is made meanwhile. */
  hasHost: boolean;
  store: ReadOutStore;
  options: ChartOptions;
  candles: readonly Candle[];
  lastPrice: number | null;
}

/** An engine while the host is mounted; React passes it changes and paints nothing. */
export function useChartEngine(
  host: RefObject<HTMLElement | null>,
  { hasHost, store, options, candles, lastPrice }: ChartInput,
): RefObject<ChartEngine | null> {
  const engine = useRef<ChartEngine | null>(null);
  const given = useRef(options);
  // Before the browser paints: the first picture then comes with the first frame.
  useLayoutEffect(() => {
    if (!host.current || !hasHost) return undefined;
    const made = new ChartEngine(host.current, given.current, store);
    made.onDestroy(listen(host.current, made));
    engine.current = made;
    return () => {
      engine.current = null;
      made.destroy();
      store.set(null);
    };
  }, [host, store, hasHost]);
  useLayoutEffect(() => {
    if (given.current === options) return;
    given.current = options;
    engine.current?.configure(options);
  }, [options]);
  useLayoutEffect(() => {
    if (hasHost) engine.current?.setCandles(candles);
  }, [candles, hasHost]);
  useLayoutEffect(() => {
    if (hasHost) engine.current?.setLastPrice(lastPrice);
  }, [lastPrice, hasHost]);
  return engine;
}

/** Tells each time that another candle comes under the crosshair; a price that ticks is none. */
export function useScrub(store: ReadOutStore, onScrub: (() => void) | undefined): void {
  const tell = useEffectEvent(() => onScrub?.());
  useEffect(() => {
    let before: number | null = null;
    return store.subscribe(() => {
      const readOut = store.get();
      const under = readOut?.focused === true ? readOut.index : null;
      if (under !== null && under !== before) tell();
      before = under;
    });
  }, [store]);
}
