import { dayMs } from '@corro/domain';
import type { RecordedDay } from './files.ts';
import { firstRecordedDate, type RawDay } from './repair.ts';

export interface DatedPrice {
  date: string;
  price: number;
}

const dateText = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Builds days from closes alone: each day opens at the previous close and moves no further than its
 * own close.
 */
export function daysFromCloses(closes: readonly DatedPrice[]): RecordedDay[] {
  return closes.map(({ date, price }, index) => {
    const open = closes[index - 1]?.price ?? price;
    return {
      date,
      open,
      high: Math.max(open, price),
      low: Math.min(open, price),
      close: price,
      volume: null,
    };
  });
}

/**
 * Interpolates prices of weekdays between monthly prices, with the same growth on every calendar
 * day of a month. A monthly price is the price on its date. The last one gives no day after its
 * date.
 */
export function weekdaysFromMonths(months: readonly DatedPrice[]): DatedPrice[] {
  const days: DatedPrice[] = [];
  for (const [index, month] of months.entries()) {
    const next = months[index + 1];
    if (next && next.date <= firstRecordedDate) continue;
    const from = Date.parse(month.date);
    const to = next ? Date.parse(next.date) : from + dayMs;
    const growth = next ? Math.log(next.price / month.price) : 0;
    for (let at = from; at < to; at += dayMs) {
      const weekday = new Date(at).getUTCDay();
      const date = dateText(at);
      if (weekday === 0 || weekday === 6 || date < firstRecordedDate) continue;
      days.push({ date, price: month.price * Math.exp((growth * (at - from)) / (to - from)) });
    }
  }
  return days;
}

/**
 * Applies `pick` to the figures; empty if all are missing. An hour without a figure does not change
 * its day.
 */
function chosen(pick: (...values: number[]) => number, ...texts: (string | undefined)[]): string {
  const known = texts.filter((text) => text !== undefined && text !== '');
  return known.length === 0 ? '' : String(pick(...known.map(Number)));
}

/** Joins hours (`YYYY-MM-DD HH:mm:ss` in UTC) into days. The hours of a Sunday belong to Monday. */
export function daysFromHours(hours: readonly RawDay[]): RawDay[] {
  const days: RawDay[] = [];
  for (const hour of hours) {
    const at = Date.parse(`${hour.date.slice(0, 10)}T00:00:00Z`);
    const date = dateText(new Date(at).getUTCDay() === 0 ? at + dayMs : at);
    const last = days.at(-1);
    if (last?.date !== date) days.push({ ...hour, date });
    else {
      last.open ||= hour.open;
      last.high = chosen(Math.max, last.high, hour.high);
      last.low = chosen(Math.min, last.low, hour.low);
      last.close = hour.close || last.close;
      last.volume = String(Number(last.volume) + Number(hour.volume));
    }
  }
  return days;
}
