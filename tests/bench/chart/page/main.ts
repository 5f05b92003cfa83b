import { randomWalk, ticksOf } from './candles.ts';
import { inView, type Contender } from './contender.ts';
import { ours } from './ours.tsx';
import { theirs } from './theirs.ts';
import { uplot } from './uplot.ts';

const contenders = { ours, theirs, uplot };
export type Side = keyof typeof contenders;

/** Functions of the page. Their promises resolve after the last frame. */
export interface ChartBench {
  prepare(side: Side, candles: number): void;
  draw(): Promise<void>;
  pan(frames: number): Promise<void>;
  zoom(frames: number): Promise<void>;
  tick(frames: number): Promise<void>;
  /** True if a canvas shows a chart, because a broken chart would be fast. */
  painted(): boolean;
}

declare global {
  interface Window {
    chartBench: ChartBench;
  }
}

let contender: Contender;
let count = 0;
let nextTick: ReturnType<typeof ticksOf>;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function everyFrame(frames: number, act: (frame: number) => void): Promise<void> {
  for (let frame = 0; frame < frames; frame++) {
    await nextFrame();
    act(frame);
  }
  await nextFrame();
  await nextFrame();
}

window.chartBench = {
  prepare(side, candles) {
    const root = document.getElementById('root');
    const data = randomWalk(candles);
    const last = data.at(-1);
    if (!root || !last) throw new Error('nothing to draw, or nowhere');
    count = candles;
    // Loads the locale data before the measurement, because the first formatted date needs it.
    new Date(last.time).toLocaleString('en', { month: 'short' });
    nextTick = ticksOf(last);
    contender = contenders[side](root, data);
  },
  async draw() {
    contender.mount();
    await nextFrame();
    await nextFrame();
    await nextFrame();
  },
  // Moves one and a half candles into the past in each frame.
  pan: (frames) =>
    everyFrame(frames, (frame) => {
      const to = count - frame * 1.5;
      contender.show(to - inView, to);
    }),
  // Zooms out to the whole series and back. The newest candle stays in place.
  zoom: (frames) =>
    everyFrame(frames, (frame) => {
      const way = 1 - Math.abs((2 * frame) / frames - 1);
      contender.show(count - inView * (count / inView) ** way, count);
    }),
  tick: (frames) => everyFrame(frames, () => contender.tick(nextTick())),
  painted: () => [...document.querySelectorAll('canvas')].some(hasColours),
};

/** True if a canvas has more coloured pixels than an empty grid. */
function hasColours(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  if (width < 400 || height < 400) return false;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const strong = pixels.filter((_, i) => i % 4 === 0 && Math.abs(pixels[i]! - pixels[i + 1]!) > 60);
  return strong.length > 2_000;
}
