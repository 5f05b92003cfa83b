import { useWords } from '../../app/i18n/words.ts';
import { ageText } from './ageText.ts';
import { useNow } from './useNow.ts';

/** How old something is that was read at `readAt` (epoch milliseconds), in words that keep up. */
export function useAgeText(readAt: number): string {
  return ageText(useNow() - readAt, useWords());
}
