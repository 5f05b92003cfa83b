import type { Candle } from '@corro/charts';
import Plot from 'uplot';
import { inView, size, type Contender } from './contender.ts';

/** Indexes of uPlot's data columns; column 0 has the times. */
const [open, high, low, close] = [1, 2, 3, 4] as const;
const nothing = () => null;

/** Creates a chart of uPlot. A hook paints the candles, as in uPlot's own example; the volume is a series of bars. */
export function uplot(root: HTMLElement, candles: readonly Candle[]): Contender {
  const columns = [
    candles.map(({ time }) => time / 1000),
    candles.map((candle) => candle.open),
    candles.map((candle) => candle.high),
    candles.map((candle) => candle.low),
    candles.map((candle) => candle.close),
    candles.map(({ volume }) => volume ?? 0),
  ] satisfies number[][];
  const last = candles.length - 1;
  let plot: Plot;
  /**
   * Returns the time at an index. The visible range may end beyond the newest candle, so the index
   * may be greater than that of the newest candle.
   */
  const timeAt = (index: number) => {
    const inside = Math.min(Math.max(0, Math.round(index)), last);
    return columns[0]![inside]! + (index - inside) * 86_400;
  };
  return {
    mount() {
      plot = new Plot(
        {
          ...size,
          legend: { show: false },
          scales: {
            x: { min: timeAt(candles.length - inView), max: timeAt(candles.length) },
            volume: { range: (_, _low, most) => [0, most * 5] },
          },
          axes: [{}, { side: 1 }],
          series: [
            {},
            ...[open, high, low, close].map(() => ({ paths: nothing, points: { show: false } })),
            {
              scale: 'volume',
              fill: '#08744366',
              paths: Plot.paths.bars!({ size: [0.8] }),
              points: { show: false },
            },
          ],
          hooks: { draw: [paintCandles] },
        },
        columns as [number[], ...number[][]],
        root,
      );
    },
    show: (from, to) => plot.setScale('x', { min: timeAt(from), max: timeAt(to) }),
    tick(candle) {
      const now = [candle.open, candle.high, candle.low, candle.close, candle.volume ?? 0];
      for (const [at, value] of now.entries()) columns[at + 1]![last] = value;
      plot.redraw();
    },
  };
}

function paintCandles(plot: Plot): void {
  const { ctx: pen, data, bbox } = plot;
  const [first, end] = plot.series[0]!.idxs ?? [0, 0];
  const body = Math.max(1, (bbox.width / (end - first + 1)) * 0.8);
  const x = affineOf(plot, 'x');
  const price = affineOf(plot, 'y');
  const y = (column: number, index: number) => price(data[column]![index]!);
  pen.save();
  for (let i = first; i <= end; i++) {
    const middle = x(data[0][i]!);
    const [from, to] = [y(open, i), y(close, i)];
    pen.fillStyle = to <= from ? '#087443' : '#c02a26';
    const top = y(high, i);
    pen.fillRect(Math.round(middle - 1), top, 2, Math.max(1, y(low, i) - top));
    const height = Math.max(1, Math.abs(to - from));
    pen.fillRect(Math.round(middle - body / 2), Math.min(from, to), body, height);
  }
  pen.restore();
}

/** Returns a linear function that is equal to `valToPos`, which is too slow to call for each candle. */
function affineOf(plot: Plot, scale: 'x' | 'y'): (value: number) => number {
  const { min = 0, max = 1 } = plot.scales[scale]!;
  const start = plot.valToPos(min, scale, true);
  const slope = (plot.valToPos(max, scale, true) - start) / (max - min);
  return (value) => start + slope * (value - min);
}
