import type { LoanTerms } from '@corro/domain';
import type { LoanRequestView } from '@corro/machines';
import { Banner, formatPercent, Money, type SummaryRow, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';

type Reckoned = Pick<LoanRequestView, 'cost' | 'repayment'>;

/** What a loan comes to: its cost, and what is to be paid back when. */
export function useLoanRows({ cost, repayment }: Reckoned, terms: LoanTerms | null) {
  const { t } = useI18n();
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

/** What borrowing costs, in words. */
export function useLoanWords() {
  const { t, numberLocale } = useI18n();
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

/** That nobody knows what the loan costs and that asking commits to nothing (decisions). */
export function CostUnknown({ offer }: { offer: LoanTerms | null }) {
  const { t } = useI18n();
  const isKnown = offer === null || (offer.rate !== null && offer.days !== null);
  return isKnown ? null : <Banner tone="caution">{t('loan.cost.unknownText')}</Banner>;
}
