import type { Timer } from '../run/timers.ts';

/** When the running delays end, and which of them have started over while the clock advanced. */
export interface Restarts {
  /** The time of the clock, in milliseconds. */
  readonly time: number;
  /** The time of the clock at which each delay ends, by type of its event. */
  readonly ends: ReadonlyMap<string, number>;
  /** The time of the clock at which a delay has started over, by type of its event. */
  readonly restartedAt: ReadonlyMap<string, number>;
}

/** Before any delay has been seen. */
export const noRestarts: Restarts = { time: 0, ends: new Map(), restartedAt: new Map() };

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
  if (time < before.time) return { time, ends, restartedAt: new Map() };
  const restartedAt = new Map<string, number>();
  for (const [type, end] of ends) {
    const isLater = end > (before.ends.get(type) ?? end) + tolerance;
    const at = isLater ? time : before.restartedAt.get(type);
    if (at !== undefined && before.ends.has(type)) restartedAt.set(type, at);
  }
  return { time, ends, restartedAt };
}
