/** A day of the calendar, `YYYY-MM-DD`. */
export type CalendarDay = string;

/** Rows of one day. */
export interface DayRows<Row> {
  /** Null: the times of these rows are not known. */
  readonly day: CalendarDay | null;
  readonly rows: readonly Row[];
}

/**
 * Tells on which day a moment, in epoch milliseconds, falls where the customer is.
 *
 * @param timeZone IANA name; left out: the device's own.
 */
export function calendar(timeZone?: string): (time: number) => CalendarDay {
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
    const of = (type: 'year' | 'month' | 'day') => parts.get(type) ?? '';
    return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`;
  };
}

/** The day before, by the calendar: a day of 23 or 25 hours is one day, too. */
export function dayBefore(day: CalendarDay): CalendarDay {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

/** How a day is called: by its date where it is neither. */
export type DayName = 'today' | 'yesterday' | 'date';

/** How a day is called on the day `today`. */
export function dayName(day: CalendarDay, today: CalendarDay): DayName {
  if (day === today) return 'today';
  return day === dayBefore(today) ? 'yesterday' : 'date';
}

/**
 * Gathers rows by days. Days and rows stay in the order in which they come; rows without a time are
 * the last group.
 */
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
  const known = [...days].map(([day, ofDay]) => ({ day, rows: ofDay }));
  return unknown.length === 0 ? known : [...known, { day: null, rows: unknown }];
}
