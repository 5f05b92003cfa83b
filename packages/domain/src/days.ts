import { dayMs } from './constants.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type CalendarDay = string;

export interface DayRows<Row> {
  /** Null for rows without a time. */
  readonly day: CalendarDay | null;
  readonly rows: readonly Row[];
}

/**
 * Returns a function from epoch milliseconds to the customer's calendar day.
 *
 * @param timeZone IANA name; defaults to the device's zone
 */
export function calendarDayIn(timeZone?: string): (time: number) => CalendarDay {
  const format = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const part = (type: 'year' | 'month' | 'day') => parts.get(type) ?? '';
    return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  };
}

/** Returns the previous calendar day, also across a change of daylight saving time. */
export function dayBefore(day: CalendarDay): CalendarDay {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

/** Returns the number of days from one calendar day to another; negative if `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

export type DayName = 'today' | 'yesterday' | 'date';

/** Names a day relative to `today`. */
export function dayName(day: CalendarDay, today: CalendarDay): DayName {
  if (day === today) return 'today';
  return day === dayBefore(today) ? 'yesterday' : 'date';
}

/** Groups rows by day, keeping their order. Rows without a time form the last group. */
export function groupByDay<Row>(
  rows: readonly Row[],
  timeOf: (row: Row) => number | null,
  dayOf: (time: number) => CalendarDay,
): readonly DayRows<Row>[] {
  const days = new Map<CalendarDay, Row[]>();
  const unknown: Row[] = [];
  for (const row of rows) {
    const time = timeOf(row);
    if (time === null) {
      unknown.push(row);
      continue;
    }
    const day = dayOf(time);
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [row]);
    else ofDay.push(row);
  }
  const datedGroups = [...days].map(([day, ofDay]) => ({ day, rows: ofDay }));
  return unknown.length === 0 ? datedGroups : [...datedGroups, { day: null, rows: unknown }];
}
