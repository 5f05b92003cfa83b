import { useCallback } from 'react';
import { useWords } from '../../app/i18n/words.ts';

/** The age of a price in words, from seconds: «hace 12 s». The same function from render to render. */
export function useAgeLabel(): (seconds: number) => string {
  const { t } = useWords();
  return useCallback((seconds) => t('price.age', { seconds }), [t]);
}
