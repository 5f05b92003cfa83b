import { useWords } from '../../boot/words.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When applications close, in words: within the hour the minutes that are left, rounded down. */
export function useClosing(now: number): (closesAt: number) => string {
  const { t, dateTime } = useWords();
  return (closesAt) => {
    const left = closesAt - now;
    return left < hourMs
      ? t('ipo.closesIn', { minutes: Math.max(0, Math.floor(left / minuteMs)) })
      : t('ipo.closes', { date: dateTime(closesAt) });
  };
}
