import { dayNumber } from '../calendar.ts';

/** The recorded day from which every series begins to play; series that begin later start at their first. */
export const firstRecordedDate = '2006-01-03';

/** The day on which the first recorded day plays: 2020-01-01. */
const firstPlayedDay = dayNumber(Date.UTC(2020, 0, 1));

/** A place in a recording; `backwards` where the day is played from its close to its open. */
export interface Place {
  index: number;
  backwards: boolean;
}

/**
 * Which of `length` recorded days plays on a day (counted from 1970-01-01): one recorded day each
 * calendar day, to the end, then back to the beginning, and so on. Played in a plain circle, a share
 * would lose two thirds of its price at the seam; there and back, no price ever jumps.
 */
export function placeOf(day: number, length: number): Place {
  const period = 2 * length;
  const step = (((day - firstPlayedDay) % period) + period) % period;
  return step < length
    ? { index: step, backwards: false }
    : { index: period - 1 - step, backwards: true };
}
