import { useWords } from '../../app/i18n/words.ts';
import { useNow } from '../../common/queries/useNow.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * When applications close, in words that keep up: within the last hour the minutes that are left,
 * rounded down. Where the device's clock is past it, the day and hour: the clock may be wrong.
 */
export function useClosing(closesAt: number): string {
  const { t, dateTime } = useWords();
  const left = closesAt - useNow();
  return left > 0 && left < hourMs
    ? t('ipo.closesIn', { minutes: Math.floor(left / minuteMs) })
    : t('ipo.closes', { date: dateTime(closesAt) });
}
