import { hash, unit } from './noise.ts';

/** Where a price began and ended and how far it went meanwhile. */
export interface Bar {
  open: number;
  high: number;
  low: number;
  close: number;
}

/** A bar that knows the seed of the path inside it. */
interface Stretch extends Bar {
  seed: number;
}

/** How far knots stray from the straight way between waypoints, as a share of the bar's range. */
const stray = 0.3;
/** How far a piece reaches beyond its own ends, as a share of its move. */
const overshoot = 0.5;

/** Value at knot `i` of `pieces` pieces: the ends are open and close, two knots between are low and high. */
function knot(bar: Stretch, pieces: number, i: number): number {
  if (i === 0) return bar.open;
  if (i === pieces) return bar.close;
  const middle = pieces >> 1;
  const early = 1 + (hash(bar.seed, -1) % (middle - 1));
  const late = middle + (hash(bar.seed, -2) % (pieces - middle));
  const lowFirst = unit(bar.seed, -3) < (bar.close >= bar.open ? 0.75 : 0.25);
  const first = lowFirst ? bar.low : bar.high;
  const second = lowFirst ? bar.high : bar.low;
  const [x0, y0, x1, y1] =
    i < early
      ? [0, bar.open, early, first]
      : i < late
        ? [early, first, late, second]
        : [late, second, pieces, bar.close];
  const t = (i - x0) / (x1 - x0);
  const noise = (2 * unit(bar.seed, i) - 1) * stray * (bar.high - bar.low) * 4 * t * (1 - t);
  return Math.min(bar.high, Math.max(bar.low, y0 + (y1 - y0) * t + noise));
}

/** Piece `i` of a stretch: begins where the piece before ended, stays inside the stretch. */
function piece(bar: Stretch, pieces: number, i: number): Stretch {
  const open = knot(bar, pieces, i);
  const close = knot(bar, pieces, i + 1);
  const seed = hash(bar.seed, i + 0x5bd1);
  const reach = overshoot * Math.abs(close - open) + (bar.high - bar.low) / (8 * pieces);
  const high = Math.min(bar.high, Math.max(open, close) + reach * unit(seed, -4));
  const low = Math.max(bar.low, Math.min(open, close) - reach * unit(seed, -5));
  return { open, high, low, close, seed };
}

/** Sixty prices a minute, the first its open and the last its close. */
const lastSecond = 59;

function minuteOf(day: Stretch, minute: number): Stretch {
  return piece(piece(day, 24, Math.floor(minute / 60)), 60, minute % 60);
}

/** The bar of a whole minute (0 to 1439) of a day. */
export function minuteBar(day: Bar, seed: number, minute: number): Bar {
  return minuteOf({ ...day, seed }, minute);
}

/** The price at a second (0 to 86399) of a day: its first is the open, its last the close. */
export function priceAt(day: Bar, seed: number, second: number): number {
  return knot(minuteOf({ ...day, seed }, Math.floor(second / 60)), lastSecond, second % 60);
}

function widen(bar: Bar, high: number, low: number): void {
  if (high > bar.high) bar.high = high;
  if (low < bar.low) bar.low = low;
}

/** A minute's bar as far as its second `second` (0 to 59), that one included. */
export function minuteSoFar(day: Bar, seed: number, minute: number, second: number): Bar {
  const whole = minuteOf({ ...day, seed }, minute);
  const bar = { open: whole.open, high: whole.open, low: whole.open, close: whole.open };
  for (let s = 1; s <= second; s++) {
    bar.close = knot(whole, lastSecond, s);
    widen(bar, bar.close, bar.close);
  }
  return bar;
}

/** A day's bar as far as `second` (0 to 86399). At most 23 hours, 59 minutes and 60 prices are looked at. */
export function daySoFar(day: Bar, seed: number, second: number): Bar {
  const whole = { ...day, seed };
  const hour = Math.floor(second / 3600);
  const bar = minuteSoFar(day, seed, Math.floor(second / 60), second % 60);
  bar.open = day.open;
  for (let h = 0; h < hour; h++) {
    const { high, low } = piece(whole, 24, h);
    widen(bar, high, low);
  }
  const current = piece(whole, 24, hour);
  for (let m = Math.floor(second / 60) - 60 * hour - 1; m >= 0; m--) {
    const { high, low } = piece(current, 60, m);
    widen(bar, high, low);
  }
  return bar;
}

/** Shares traded from the day's start to the start of `minute` (0 to 1440), of `total` in the day. */
function tradedBefore(total: number, seed: number, minute: number): number {
  const lead = minute % 1440 === 0 ? 0 : 0.9 * unit(seed, -10 - minute);
  return Math.round((total * (minute + lead)) / 1440);
}

/** Shares traded in a minute as far as its second `second`. Whole minutes add up to the day's total. */
export function minuteVolume(total: number, seed: number, minute: number, second: number): number {
  const traded = tradedBefore(total, seed, minute + 1) - tradedBefore(total, seed, minute);
  return Math.floor((traded * (second + 1)) / 60);
}

/** Shares traded in a day as far as `second` (0 to 86399). */
export function dayVolume(total: number, seed: number, second: number): number {
  const minute = Math.floor(second / 60);
  return tradedBefore(total, seed, minute) + minuteVolume(total, seed, minute, second % 60);
}
