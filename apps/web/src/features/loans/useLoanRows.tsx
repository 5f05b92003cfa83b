import type { LoanTerms } from '@corro/domain';
import type { LoanRequestView } from '@corro/machines';
import { Money, Text, type SummaryRow } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { useLoanWords } from './useLoanWords.ts';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';

type Reckoned = Pick<LoanRequestView, 'cost' | 'repayment'>;

/** What a loan comes to: its cost, and what is to be paid back when. */
export function useLoanRows({ cost, repayment }: Reckoned, terms: LoanTerms | null) {
  const { t } = useWords();
  const words = useLoanWords();
  const totalRows = useTotalRows({
    side: 'buy',
    total: repayment,
    pesos: 'usdMxn',
    label: t('loan.repayment'),
  });
  const days = terms?.days ?? null;
  const isKnown = terms === null || (terms.rate !== null && days !== null);
  const costRow: SummaryRow = {
    label: t('loan.interest'),
    value: isKnown ? <Money amount={cost} unit="US$" /> : <Text>{t('loan.cost.unknown')}</Text>,
    ...(isKnown && terms !== null ? { detail: words.terms(terms) } : {}),
  };
  return [
    costRow,
    ...(isKnown ? totalRows : []),
    ...(days === null
      ? []
      : [{ label: t('loan.repaid'), value: <Text>{t('loan.repaidAfter', { days })}</Text> }]),
  ] satisfies SummaryRow[];
}
