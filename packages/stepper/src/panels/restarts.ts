import type { Timer } from '../run/timers.ts';

/** When the running delays end, and which of them have started over while the clock advanced. */
export interface Restarts {
  /** The time of the clock, in milliseconds. */
  readonly time: number;
  /** The time of the clock at which each delay ends, by type of its event. */
  readonly ends: ReadonlyMap<string, number>;
  /** The delays that have started over, by type of their event. */
  readonly restarted: ReadonlySet<string>;
}

/** Before any delay has been seen. */
export const noRestarts: Restarts = { time: 0, ends: new Map(), restarted: new Set() };

/** Differences of the end of a delay, in milliseconds, that come from rounding. */
const tolerance = 500;

/**
 * Compares the running delays with those before; `before` itself if nothing has changed. A delay
 * whose end has moved into the future has started over: for example, when a price is read again. A
 * clock that went back has no restarts.
 */
export function restartsAt(before: Restarts, timers: readonly Timer[], time: number): Restarts {
  const ends = new Map(timers.map(({ eventType, left }) => [eventType, time + left]));
  const isSame =
    before.time === time &&
    before.ends.size === ends.size &&
    [...ends].every(([type, end]) => before.ends.get(type) === end);
  if (isSame) return before;
  if (time < before.time) return { time, ends, restarted: new Set() };
  const isRestarted = ([type, end]: readonly [string, number]) => {
    const known = before.ends.get(type);
    return known !== undefined && (before.restarted.has(type) || end > known + tolerance);
  };
  const restarted = new Set([...ends].filter(isRestarted).map(([type]) => type));
  return { time, ends, restarted };
}
