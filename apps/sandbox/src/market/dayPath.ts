import { halves } from './path/halves.ts';
import type { Bar, Stretch } from './path/stretch.ts';

export type { Bar } from './path/stretch.ts';

/** Minutes of a day. */
const minutes = 1440;
/** A minute has sixty prices, the first its open and the last its close: between them are these steps. */
const steps = 59;
/** Of a random walk, the square of the range of a day is this many times its variance (Parkinson 1980). */
const squareOfRange = 4 * Math.LN2;

function dayOf(day: Bar, seed: number): Stretch {
  const variance = (day.high - day.low) ** 2 / (squareOfRange * minutes * steps);
  return { ...day, seed, steps: minutes * steps, variance };
}

function widen(bar: Bar, { high, low }: Bar): void {
  if (high > bar.high) bar.high = high;
  if (low < bar.low) bar.low = low;
}

/** Piece `at` of a stretch in pieces of `size` steps; `passed` is widened by all that lies before it. */
function pieceAt(of: Stretch, size: number, at: number, passed?: Bar): Stretch {
  let whole = of;
  let before = at * size;
  while (whole.steps > size) {
    const [left, right] = halves(whole, size);
    if (before < left.steps) {
      whole = left;
    } else {
      if (passed) widen(passed, left);
      before -= left.steps;
      whole = right;
    }
  }
  return whole;
}

/** The price at a second (0 to 59) of a minute. */
function priceIn(minute: Stretch, second: number, passed?: Bar): number {
  if (second < steps) return pieceAt(minute, 1, second, passed).open;
  if (passed) widen(passed, minute);
  return minute.close;
}

/** The bars of whole minutes of a day, from minute `from` to the one before `to` (0 to 1440). */
export function minuteBars(day: Bar, seed: number, from: number, to: number): Bar[] {
  const bars: Bar[] = [];
  const cut = (of: Stretch, start: number): void => {
    const size = of.steps / steps;
    if (start + size <= from || start >= to) return;
    if (size === 1) {
      bars.push(of);
      return;
    }
    const [left, right] = halves(of, steps);
    cut(left, start);
    cut(right, start + left.steps / steps);
  };
  cut(dayOf(day, seed), 0);
  return bars;
}

/** The price at a second (0 to 86399) of a day: its first is the open, its last the close. */
export function priceAt(day: Bar, seed: number, second: number): number {
  return priceIn(pieceAt(dayOf(day, seed), steps, Math.floor(second / 60)), second % 60);
}

/** A bar at whose beginning nothing has moved yet. */
function begun(open: number): Bar {
  return { open, high: open, low: open, close: open };
}

/** A minute's bar as far as its second `second` (0 to 59), that one included. */
export function minuteSoFar(day: Bar, seed: number, minute: number, second: number): Bar {
  const whole = pieceAt(dayOf(day, seed), steps, minute);
  const bar = begun(whole.open);
  bar.close = priceIn(whole, second, bar);
  return bar;
}

/** A day's bar as far as `second` (0 to 86399): no price of it is looked at but the last. */
export function daySoFar(day: Bar, seed: number, second: number): Bar {
  const bar = begun(day.open);
  const minute = pieceAt(dayOf(day, seed), steps, Math.floor(second / 60), bar);
  bar.close = priceIn(minute, second % 60, bar);
  return bar;
}
