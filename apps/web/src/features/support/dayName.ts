import type { Words } from '../../app/i18n/words.ts';

const dayMs = 24 * 60 * 60_000;

/** The name of the day of a moment: today, yesterday, or its date. Epoch milliseconds. */
export function dayName(at: number, now: number, { t, date }: Pick<Words, 't' | 'date'>): string {
  const day = date(at);
  if (day === date(now)) return t('chat.today');
  return day === date(now - dayMs) ? t('chat.yesterday') : day;
}
