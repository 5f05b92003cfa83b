import type { Candle } from '@corro/charts';
import {
  CandlestickSeries,
  HistogramSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import { inView, size, type Contender } from './contender.ts';

const time = (candle: Candle) => (candle.time / 1000) as UTCTimestamp;
const priceOf = (candle: Candle) => ({ ...candle, time: time(candle) });
const volumeOf = (candle: Candle) => ({
  time: time(candle),
  value: candle.volume ?? 0,
  color: candle.close >= candle.open ? '#087443' : '#c02a26',
});

/** Creates a chart of lightweight-charts with conflation, candles and volume. */
export function theirs(root: HTMLElement, candles: readonly Candle[]): Contender {
  const prices = candles.map(priceOf);
  const volumes = candles.map(volumeOf);
  let chart: IChartApi;
  let price: ISeriesApi<'Candlestick'>;
  let volume: ISeriesApi<'Histogram'>;
  const show = (from: number, to: number) => chart.timeScale().setVisibleLogicalRange({ from, to });
  return {
    mount() {
      chart = createChart(root, {
        ...size,
        layout: { attributionLogo: false },
        // The default minimum of 0.5 px would prevent a zoom to the whole series.
        timeScale: { enableConflation: true, minBarSpacing: 0.001 },
      });
      price = chart.addSeries(CandlestickSeries);
      volume = chart.addSeries(HistogramSeries, {
        priceScaleId: '',
        priceFormat: { type: 'volume' },
      });
      volume.priceScale().applyOptions({ scaleMargins: { top: 0.8, bottom: 0 } });
      price.setData(prices);
      volume.setData(volumes);
      show(candles.length - inView, candles.length);
    },
    show,
    tick(candle) {
      price.update(priceOf(candle));
      volume.update(volumeOf(candle));
    },
  };
}
