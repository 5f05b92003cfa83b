import { useWords } from '../../app/i18n/words.ts';

/** Code and series of an offering in a line; the code alone where there is no series. */
export function useIpoLine(): (of: { symbol: string; series: string }) => string {
  const { t } = useWords();
  return ({ symbol, series }) => (series === '' ? symbol : t('ipo.line', { symbol, series }));
}
