import { dayMs } from './constants.ts';

/**
 * Returns a function from a wall time, written as epoch milliseconds of the same time in UTC, to the
 * moment when clocks of the zone show it. An hour that occurs twice means the later one, so that an
 * order is never taken for older than it is; an hour that is left out means the hour after.
 */
export function momentsOf(timeZone: string): (wall: number) => number {
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
    const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    const shown = Date.UTC(
      of('year'),
      of('month') - 1,
      of('day'),
      of('hour'),
      of('minute'),
      of('second'),
    );
    return shown - Math.floor(time / 1000) * 1000;
  };
  /** Offsets a day before and a day after, by day: formatting is slow, and lists are long. */
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
