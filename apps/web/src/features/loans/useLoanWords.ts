import type { LoanTerms } from '@corro/domain';
import { formatPercent } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';

/** What borrowing costs, in words. */
export function useLoanWords() {
  const { t, numberLocale } = useWords();
  return {
    /** The interest and for how long; that it is not known where the upstream does not say both. */
    terms: ({ rate, days }: LoanTerms): string =>
      rate === null || days === null
        ? t('loan.cost.unknown')
        : t('loan.cost.terms', {
            rate: formatPercent(numberLocale, rate, { signed: false }),
            days,
          }),
  };
}
