import { useI18n } from '../app/i18n/i18n.ts';

/** Formats a month, `YYYY-MM`: «Noviembre de 2026», or «Noviembre» where the year is known. */
export function useMonthName({ hasYear = true } = {}): (month: string) => string {
  const { numberLocale } = useI18n();
  const format = new Intl.DateTimeFormat(numberLocale, {
    month: 'long',
    ...(hasYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  return (month) => {
    const name = format.format(new Date(`${month}-15T00:00:00Z`));
    return name.charAt(0).toLocaleUpperCase(numberLocale) + name.slice(1);
  };
}
