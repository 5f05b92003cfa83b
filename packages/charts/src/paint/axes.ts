import { getTicks } from '@visx/scale';
import type { LinearScale } from '../view/scales.ts';
import { changedUnit, chooseStep, endUnit, type TimeUnit } from '../view/timeTicks.ts';
import type { Frame } from './Frame.ts';
import type { Labels } from './Labels.ts';

/**
 * Distances in CSS pixels: minimum between price labels, minimum between time labels, and space to
 * the left of a price label.
 */
const priceGap = 40;
const timeGap = 60;
export const axisPadding = 8;

/** Minimum space between two time labels, in CSS pixels. */
const labelGap = 12;

const dayMs = 86_400_000;

/**
 * Returns the ticks of the price axis: round numbers from the visx scale, as many as have room, but
 * fewer if the tag then covers no label, so that the labels keep regular distances.
 *
 * @param length of the axis in CSS pixels
 * @param isCovered whether the tag covers the label of a tick
 */
export function priceTicks(
  scale: LinearScale,
  length: number,
  isCovered: (tick: number) => boolean,
): readonly number[] {
  const [low = 0, high = 1] = scale.domain();
  const most = Math.max(2, Math.floor(length / priceGap));
  const choices = Array.from({ length: most - 1 }, (_, less) =>
    getTicks(scale, most - less).map(Number),
  ).filter(
    ([first = 0, second = Infinity]) => ((second - first) / (high - low)) * length >= priceGap,
  );
  return choices.find((ticks) => ticks.length > 1 && !ticks.some(isCovered)) ?? choices[0] ?? [];
}

/**
 * Returns whether the tag covers the label of a tick; without a tag, never.
 *
 * @param at maps a tick to device pixels
 * @param tag middle of the tag in device pixels
 * @param room minimum distance of a tick from the middle of the tag, in device pixels
 */
export function coveredBy(
  at: (tick: number) => number,
  tag: number | null,
  room: number,
): (tick: number) => boolean {
  return (tick) => tag !== null && Math.abs(at(tick) - tag) < room;
}

/** Top of the plot in which a price has room for its label, in device pixels. */
function labelTop({ layout, palette }: Frame): number {
  return layout.priceTop + (palette.text * layout.ratio) / 2;
}

/** Paints hairlines across the plot, at the prices that have room for a label. */
export function paintGrid(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  ticks: readonly number[],
): void {
  const { layout, palette, price } = frame;
  pen.fillStyle = palette.line;
  const top = labelTop(frame);
  for (const tick of ticks) {
    const y = price.slope * tick + price.offset;
    if (y >= top) pen.fillRect(0, Math.round(y), layout.plotRight, layout.line);
  }
  // The ground of the volume; a line without a price would have no meaning.
  if (layout.volumeTop < layout.volumeBottom) {
    pen.fillRect(0, layout.volumeBottom, layout.plotRight, layout.line);
  }
}

/** Paints prices to the right of the plot, and erases parts of candles that reach there. */
export function paintPrices(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  ticks: readonly number[],
  labels: Labels,
  format: (price: number) => string,
): void {
  const { layout, palette, price } = frame;
  const { plotRight, ratio, width, height } = layout;
  pen.clearRect(plotRight, 0, width - plotRight, height);
  const x = plotRight + axisPadding * ratio;
  const top = labelTop(frame);
  for (const tick of ticks) {
    const y = price.slope * tick + price.offset;
    if (y >= top) labels.put(pen, format(tick), palette.inkMuted, x, y);
  }
}

export interface TimeAxis {
  readonly labels: Labels;
  /** Start times of the candles, epoch milliseconds. */
  readonly time: Float64Array;
  /** Usual time between two candles in milliseconds. */
  readonly interval: number;
  /** Milliseconds to add to a time so that its UTC fields are those of the local time. */
  readonly offset: number;
  readonly format: (time: number, unit: TimeUnit) => string;
}

/**
 * Paints times below the plot: those of the first and the last column at the two ends, and between
 * them the columns in which a step of the axis begins, such as 15 minutes, a day or a month.
 */
export function paintTimeAxis(
  pen: CanvasRenderingContext2D,
  { layout, palette, columns, x }: Frame,
  bucket: number,
  axis: TimeAxis,
): void {
  const { ratio, plotRight, volumeBottom, height } = layout;
  if (axis.interval <= 0 || columns.count === 0) return;
  const timeAt = (column: number) => {
    const last = columns.last[column]!;
    return axis.time[last - (last % bucket)]!;
  };
  const newest = axis.time[columns.last[columns.count - 1]!]!;
  const unitOfEnds = endUnit(timeAt(0), Math.max(newest, timeAt(0) + axis.interval));
  const first = axis.format(timeAt(0), unitOfEnds);
  const last = axis.format(newest, unitOfEnds);
  const perMs = x.slope / axis.interval;
  let step = chooseStep(perMs, timeGap * ratio);
  if (step.length < dayMs) {
    // «12:30 p.m.» is wider than «12:30».
    const width = Math.max(axis.labels.measure(first), axis.labels.measure(last));
    step = chooseStep(perMs, Math.max(timeGap * ratio, width + labelGap * ratio));
  }
  const middle = (volumeBottom + height) / 2;
  const put = (text: string, left: number) =>
    axis.labels.put(pen, text, palette.inkMuted, left, middle);
  const firstLeft = Math.max(0, Math.round(x.slope * columns.middle[0]! + x.offset));
  const newestX = x.slope * columns.middle[columns.count - 1]! + x.offset;
  const lastWidth = axis.labels.measure(last);
  const lastLeft = Math.round(Math.min(plotRight, newestX + lastWidth / 2)) - lastWidth;
  let free = firstLeft + axis.labels.measure(first) + labelGap * ratio;
  put(first, firstLeft);
  const hasLast = lastLeft >= free;
  if (hasLast) put(last, lastLeft);
  const end = hasLast ? lastLeft - labelGap * ratio : plotRight;
  let before = timeAt(0) + axis.offset;
  for (let i = 1; i < columns.count; i++) {
    const at = timeAt(i);
    const time = at + axis.offset;
    const earlier = before;
    before = time;
    if (step.key(earlier) === step.key(time)) continue;
    const unit = changedUnit(earlier, time);
    // The label shows the round minute, which may be inside a column of several minutes.
    const labelled = unit === 'minute' ? time - (time % step.length) - axis.offset : at;
    const text = axis.format(labelled, unit);
    const width = axis.labels.measure(text);
    const left = Math.round(x.slope * columns.middle[i]! + x.offset - width / 2);
    if (left < free || left + width > end) continue;
    put(text, left);
    free = left + width + labelGap * ratio;
  }
}
