import { dayMs } from './constants.ts';

/**
 * Returns a function that converts a wall time of the zone to its moment. Both are epoch
 * milliseconds; the wall time is written as if it were UTC. A wall time that occurs twice means the
 * later moment, so that an order never looks older than it is. A wall time that the clocks skip
 * means the same time one hour later.
 */
export function momentIn(timeZone: string): (wall: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsetAt = (time: number): number => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const shown = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return shown - Math.floor(time / 1000) * 1000;
  };
  /** Cached offsets before and after each day, because formatting is slow and lists are long. */
  const offsets = new Map<number, readonly [number, number]>();
  return (wall) => {
    const day = Math.floor(wall / dayMs);
    const [before, after] = offsets.get(day) ?? [
      offsetAt((day - 1) * dayMs),
      offsetAt((day + 2) * dayMs),
    ];
    offsets.set(day, [before, after]);
    if (before === after) return wall - before;
    const later = wall - Math.min(before, after);
    if (later + offsetAt(later) === wall) return later;
    const earlier = wall - Math.max(before, after);
    return earlier + offsetAt(earlier) === wall ? earlier : wall - before;
  };
}
