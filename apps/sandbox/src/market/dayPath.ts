import { hash, unit } from './noise.ts';
import { halves } from './path/halves.ts';
import type { Bar, Stretch } from './path/pricePath.ts';

export type { Bar } from './path/pricePath.ts';

const minutes = 1440;
/** Number of steps between the sixty prices of a minute, from open to close. */
const steps = 59;
/** Ratio of a random walk's squared daily range to its variance (Parkinson 1980). */
const squareOfRange = 4 * Math.LN2;

function dayOf(day: Bar, seed: number): Stretch {
  const variance = (day.high - day.low) ** 2 / (squareOfRange * minutes * steps);
  return { ...day, seed, steps: minutes * steps, variance };
}

function widen(bar: Bar, { high, low }: Bar): void {
  if (high > bar.high) bar.high = high;
  if (low < bar.low) bar.low = low;
}

/** Joins the bars of two consecutive times. */
export function joinBars(first: Bar, second: Bar): Bar {
  const bar = { ...first, close: second.close };
  widen(bar, second);
  return bar;
}

/**
 * Cuts a stretch after `at` steps, a multiple of `size` between its ends; returns the bars of both
 * parts, which meet at the same price.
 */
function cutAt(stretch: Stretch, size: number, at: number): [Bar, Bar] {
  const [left, right] = halves(stretch, size);
  if (at === left.steps) return [left, right];
  if (at < left.steps) {
    const [first, second] = cutAt(left, size, at);
    return [first, joinBars(second, right)];
  }
  const [first, second] = cutAt(right, size, at - left.steps);
  return [joinBars(left, first), second];
}

/**
 * Returns piece number `at`, from 0, of a stretch that is cut into pieces of `size` steps. Widens
 * the bar `passed` by all earlier pieces, except those before step `from`.
 */
function pieceAt(
  stretch: Stretch,
  size: number,
  at: number,
  passed?: Bar,
  from: number = 0,
): Stretch {
  let whole = stretch;
  let before = at * size;
  let start = from;
  while (whole.steps > size) {
    const [left, right] = halves(whole, size);
    if (before < left.steps) {
      whole = left;
    } else {
      if (passed && start < left.steps) {
        widen(passed, start > 0 ? cutAt(left, size, start)[1] : left);
      }
      start = Math.max(0, start - left.steps);
      before -= left.steps;
      whole = right;
    }
  }
  return whole;
}

/** Price at a second (0 to 59) of a minute. */
function priceIn(minute: Stretch, second: number, passed?: Bar): number {
  if (second < steps) return pieceAt(minute, 1, second, passed).open;
  if (passed) widen(passed, minute);
  return minute.close;
}

/** Bars of a day's minutes `from` up to but not including `to` (0 to 1440). */
export function minuteBars(day: Bar, seed: number, from: number, to: number): Bar[] {
  const bars: Bar[] = [];
  const cut = (stretch: Stretch, start: number): void => {
    const size = stretch.steps / steps;
    if (start + size <= from || start >= to) return;
    if (size === 1) {
      bars.push(stretch);
      return;
    }
    const [left, right] = halves(stretch, steps);
    cut(left, start);
    cut(right, start + left.steps / steps);
  };
  cut(dayOf(day, seed), 0);
  return bars;
}

function barAt(open: number): Bar {
  return { open, high: open, low: open, close: open };
}

/** Bar of a minute up to and including `second` (0 to 59). */
export function minuteSoFar(day: Bar, seed: number, minute: number, second: number): Bar {
  const whole = pieceAt(dayOf(day, seed), steps, minute);
  const bar = barAt(whole.open);
  bar.close = priceIn(whole, second, bar);
  return bar;
}

/** Bars of a day before and after the start of a minute (1 to 1439). */
export function cutDay(day: Bar, seed: number, minute: number): [before: Bar, after: Bar] {
  return cutAt(dayOf(day, seed), steps, minute * steps);
}

/**
 * Bar of a day from the start of the minute `from` up to `second` (0 to 86399), without computing
 * each price.
 */
export function daySoFar(day: Bar, seed: number, second: number, from: number = 0): Bar {
  const stretch = dayOf(day, seed);
  const bar = barAt(from === 0 ? day.open : cutDay(day, seed, from)[1].open);
  const minute = pieceAt(stretch, steps, Math.floor(second / 60), bar, from * steps);
  bar.close = priceIn(minute, second % 60, bar);
  return bar;
}

/** Share of a day's volume concentrated at open and close; the rest is uniform. */
const crowd = 0.3;
/**
 * Largest imbalance of the first halving of a day, and its increase with each further halving;
 * fractions of the volume.
 */
const unevenness = { ofDay: 0.07, more: 0.05 };

/**
 * Share of a typical day's volume before minute `at`. Trading is busiest at both ends of the day:
 * the slope is a constant plus the square of the time from noon.
 */
function typicalShare(at: number): number {
  const fromNoon = (2 * at) / minutes - 1;
  return (1 - crowd) * (at / minutes) + (crowd * (fromNoon * fromNoon * fromNoon + 1)) / 2;
}

/** Share of a day's volume before `minute` (0 to 1440), with a random imbalance at each halving. */
function shareBefore(day: number, minute: number): number {
  if (minute >= minutes) return 1;
  let from = 0;
  let to = minutes;
  let seed = hash(day, 20);
  let tilt = unevenness.ofDay;
  let before = 0;
  let share = 1;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    const plain =
      (typicalShare(middle) - typicalShare(from)) / (typicalShare(to) - typicalShare(from));
    const left = share * plain * (1 + 2 * (1 - plain) * tilt * (2 * unit(seed, 1) - 1));
    const isLeft = minute < middle;
    seed = hash(seed, isLeft ? 2 : 3);
    tilt += unevenness.more;
    if (isLeft) {
      to = middle;
      share = left;
    } else {
      from = middle;
      share -= left;
      before += left;
    }
  }
  return before;
}

/** Units traded before `minute` (0 to 1440), out of `total`. */
export function tradedBefore(total: number, seed: number, minute: number): number {
  return Math.round(total * shareBefore(seed, minute));
}

/**
 * Units traded in each minute `from` up to but not including `to`. A whole day sums to its total.
 */
export function minuteVolumes(total: number, seed: number, from: number, to: number): number[] {
  let before = tradedBefore(total, seed, from);
  return Array.from({ length: to - from }, (_, i) => {
    const after = tradedBefore(total, seed, from + i + 1);
    const traded = after - before;
    before = after;
    return traded;
  });
}

/** Units traded in a minute up to `second` (0 to 59). */
export function minuteVolume(total: number, seed: number, minute: number, second: number): number {
  const [traded = 0] = minuteVolumes(total, seed, minute, minute + 1);
  return Math.floor((traded * (second + 1)) / 60);
}

/** Units traded in a day up to `second` (0 to 86399). */
export function dayVolume(total: number, seed: number, second: number): number {
  const minute = Math.floor(second / 60);
  return tradedBefore(total, seed, minute) + minuteVolume(total, seed, minute, second % 60);
}
