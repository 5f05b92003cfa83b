import { type CalendarDay, calendarDayIn, dayName } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useI18n, type I18n } from '../app/i18n/i18n.ts';
import { useUpstreamNow } from './ages.tsx';

/**
 * Name of a day: today, yesterday or its date, with the year if it is not the current year. Updates
 * at midnight.
 */
export function useDayName(day: CalendarDay | null): string {
  const now = useUpstreamNow();
  return dayText(day, calendarDayIn()(now), useI18n());
}

/**
 * Returns the short name of the day of a time: «Hoy», «Ayer», «20 nov», with the year if it is not
 * the current year. Null without a time.
 */
export function useShortDay(): (time: number | null) => string | null {
  const now = useUpstreamNow();
  return createShortDay(calendarDayIn()(now), useI18n());
}

/** Returns the day of a time as the headings of a list write it: «20 de noviembre». */
export function useLongDate(): (time: number) => string {
  const now = useUpstreamNow();
  const { numberLocale } = useI18n();
  const dayOf = calendarDayIn();
  return (time) => longDate(dayOf(time), dayOf(now), numberLocale);
}

export function dayText(
  day: CalendarDay | null,
  today: CalendarDay,
  { t, numberLocale }: Pick<I18n, 't' | 'numberLocale'>,
): string {
  if (day === null) return t({ id: 'day.unknown' });
  const name = dayName(day, today);
  if (name === 'today') return t({ id: 'day.today' });
  if (name === 'yesterday') return t({ id: 'day.yesterday' });
  return longDate(day, today, numberLocale);
}

/** Day and month, with the year if it is not the current year. */
function longDate(day: CalendarDay, today: CalendarDay, numberLocale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat(numberLocale, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(noonOf(day));
}

const noonOf = (day: CalendarDay) => new Date(`${day}T12:00:00Z`);

function createShortDay(
  today: CalendarDay,
  { t, numberLocale }: Pick<I18n, 't' | 'numberLocale'>,
): (time: number | null) => string | null {
  const dayOf = calendarDayIn();
  const date = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const short = new Intl.DateTimeFormat(numberLocale, date);
  const long = new Intl.DateTimeFormat(numberLocale, { ...date, year: 'numeric' });
  return (time) => {
    if (time === null) return null;
    const day = dayOf(time);
    const name = dayName(day, today);
    if (name === 'today') return t({ id: 'day.today' });
    if (name === 'yesterday') return t({ id: 'day.yesterday' });
    return (day.slice(0, 4) === today.slice(0, 4) ? short : long).format(noonOf(day));
  };
}

const terms = defineMessages({
  day: { id: 'term.day' },
  month: { id: 'term.month' },
  year: { id: 'term.year' },
});

/** Abbreviated term: «3 m». */
export function useShortTerm(): (term: { unit: keyof typeof terms; count: number }) => string {
  const { t } = useI18n();
  return ({ unit, count }) => t(terms[unit], { count });
}
