import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type Ref,
  type RefObject,
} from 'react';
import type { Candle, ChartPeriod, ChartShape } from '../candle.ts';
import { ChartEngine } from '../engine/ChartEngine.ts';
import type { ChartOptions } from '../engine/options.ts';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';
import { listen } from '../gesture/listen.ts';
import type { VisibleWindow } from '../view/window.ts';
import type { ChartFormat, ChartLabels } from './format.ts';

interface OptionsInput {
  period: ChartPeriod;
  shape: ChartShape;
  averages: readonly number[];
  visibleCandles: number | undefined;
  reference: number | null | undefined;
  labels: ChartLabels;
  format: ChartFormat;
}

/** Returns the options of the engine, as the same object until an option changes. */
export function useOptions(input: OptionsInput): ChartOptions {
  const { period, shape, visibleCandles, reference, labels, format } = input;
  const spans = input.averages.join(' ');
  // Only the first name contains the word for “average”, because the legend is one row, even on
  // narrow screens and in large text.
  const names = input.averages
    .map((span, i) => (i === 0 ? labels.average(span) : String(span)))
    .join('\n');
  const nameVolume = labels.volume;
  return useMemo(() => {
    const averages = spans === '' ? [] : spans.split(' ').map(Number);
    const nameList = names.split('\n');
    return {
      period,
      shape,
      averages,
      visibleCandles,
      reference,
      nameVolume,
      nameAverage: (span) => nameList[averages.indexOf(span)] ?? String(span),
      formatPrice: format.price,
      formatTime: format.tick,
    };
  }, [period, shape, spans, names, visibleCandles, reference, nameVolume, format]);
}

/** Handle for updates that come faster than React should render, and for control of the view. */
export interface PriceChartHandle {
  /** Updates the last candle or appends the next one; the change is painted in the next frame. */
  tick(candle: Candle): void;
  /** Shows this window, or the nearest possible one. */
  show(window: VisibleWindow): void;
  /** The candles in view; null before the first paint. */
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

interface ChartInput {
  /**
   * True while candles load or are shown. While they load, the engine prepares everything that does
   * not depend on candles.
   */
  rendersHost: boolean;
  store: ReadOutStore;
  options: ChartOptions;
  candles: readonly Candle[];
  lastPrice: number | null;
}

/**
 * Keeps an engine while the host is mounted. React passes changes to the engine, and the engine
 * paints.
 */
export function useChartEngine(
  host: RefObject<HTMLElement | null>,
  { rendersHost, store, options, candles, lastPrice }: ChartInput,
): RefObject<ChartEngine | null> {
  const engine = useRef<ChartEngine | null>(null);
  const latest = useRef(options);
  // A layout effect runs before the browser paints, so that the picture is in the first frame.
  useLayoutEffect(() => {
    if (!host.current || !rendersHost) return undefined;
    const created = new ChartEngine(host.current, latest.current, store);
    created.onDestroy(listen(host.current, created));
    engine.current = created;
    return () => {
      engine.current = null;
      created.destroy();
      store.set(null);
    };
  }, [host, store, rendersHost]);
  useLayoutEffect(() => {
    if (latest.current === options) return;
    latest.current = options;
    engine.current?.configure(options);
  }, [options]);
  useLayoutEffect(() => {
    if (rendersHost) engine.current?.setCandles(candles);
  }, [candles, rendersHost]);
  useLayoutEffect(() => {
    if (rendersHost) engine.current?.setLastPrice(lastPrice);
  }, [lastPrice, rendersHost]);
  return engine;
}

/**
 * Calls `onScrub` when the crosshair moves to another candle. A changed price of the same candle
 * does not count.
 */
export function useScrub(store: ReadOutStore, onScrub: (() => void) | undefined): void {
  const notify = useEffectEvent(() => onScrub?.());
  useEffect(() => {
    let before: number | null = null;
    return store.subscribe(() => {
      const readOut = store.get();
      const under = readOut?.isFocused === true ? readOut.index : null;
      if (under !== null && under !== before) notify();
      before = under;
    });
  }, [store]);
}
