const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Precision of a time label: the unit that changed since the previous column, or the month with its
 * year at the ends of a long axis.
 */
export type TimeUnit = 'minute' | 'day' | 'month' | 'year' | 'monthOfYear';

export interface TimeStep {
  /** Approximate milliseconds. */
  readonly length: number;
  /** Returns a number that changes exactly at each tick. */
  readonly key: (time: number) => number;
}

const monthOf = (time: number) => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};
const minutes = (count: number): TimeStep => ({
  length: count * minute,
  key: (time) => Math.floor(time / (count * minute)),
});
const months = (count: number): TimeStep => ({
  length: count * 30 * day,
  key: (time) => Math.floor(monthOf(time) / count),
});

const steps: readonly TimeStep[] = [
  ...[1, 5, 15, 30, 60, 120, 240, 360, 720].map(minutes),
  { length: day, key: (time) => Math.floor(time / day) },
  // Day 0 of the epoch was a Thursday, so + 3 starts weeks on Monday.
  { length: 7 * day, key: (time) => Math.floor((time / day + 3) / 7) },
  ...[1, 3, 6, 12, 24, 60, 120, 240, 600].map(months),
];

/** Returns the finest step whose ticks are at least `leastPixels` apart. */
export function chooseStep(pixelsPerMs: number, leastPixels: number): TimeStep {
  return steps.find((step) => step.length * pixelsPerMs >= leastPixels) ?? steps.at(-1)!;
}

/** Returns the largest unit that changed between the previous column and `time`. */
export function changedUnit(before: number, time: number): TimeUnit {
  const month = monthOf(time);
  const monthBefore = monthOf(before);
  if (Math.floor(month / 12) !== Math.floor(monthBefore / 12)) return 'year';
  if (month !== monthBefore) return 'month';
  return Math.floor(time / day) === Math.floor(before / day) ? 'minute' : 'day';
}

/** Span from which on the ends of an axis are named by their month, not by their day. */
const longSpan = 300 * day;

/** Returns the precision of the labels at the two ends of an axis. */
export function endUnit(first: number, last: number): TimeUnit {
  if (last - first < day) return 'minute';
  return last - first < longSpan ? 'day' : 'monthOfYear';
}

/**
 * Usual time between two candles in milliseconds: the median of a sample, so that nights and
 * weekends do not count. Zero for fewer than two candles.
 */
export function usualInterval(candles: readonly { readonly time: number }[]): number {
  const { length } = candles;
  const gaps: number[] = [];
  const stride = Math.max(1, Math.floor(length / 64));
  for (let i = 1; i < length; i += stride) gaps.push(candles[i]!.time - candles[i - 1]!.time);
  gaps.sort((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? 0;
}
