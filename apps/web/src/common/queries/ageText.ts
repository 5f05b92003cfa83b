import type { Words } from '../../app/i18n/words.ts';

/** How old something is, in words: seconds up to two minutes, minutes from then on. */
export function ageText(ageMs: number, { t }: Pick<Words, 't'>): string {
  const seconds = Math.max(0, Math.round(ageMs / 1000));
  return seconds < 120
    ? t('query.stale', { seconds })
    : t('query.staleMinutes', { minutes: Math.round(seconds / 60) });
}
