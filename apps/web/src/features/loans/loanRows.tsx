import type { LoanTerms } from '@corro/domain';
import type { LoanRequestView } from '@corro/machines';
import { Banner, formatPercent, Money, type SummaryRow, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useTotalRows } from '../../common/prices/useTotalRows.tsx';

type Reckoned = Pick<LoanRequestView, 'cost' | 'repayment'>;

/** What a loan comes to: its cost, and what is to be paid back when. */
export function useLoanRows({ cost, repayment }: Reckoned, terms: LoanTerms | null) {
  const { t } = useI18n();
  const format = useLoanText();
  const totalRows = useTotalRows({
    side: 'buy',
    total: repayment,
    pesos: 'usdMxn',
    label: t({ id: 'loan.repayment' }),
  });
  const days = terms?.days ?? null;
  const isKnown = terms === null || (terms.rate !== null && days !== null);
  const costRow: SummaryRow = {
    label: t({ id: 'loan.interest' }),
    value: isKnown ? (
      <Money amount={cost} unit="US$" />
    ) : (
      <Text>{t({ id: 'loan.cost.unknown' })}</Text>
    ),
    ...(isKnown && terms !== null ? { detail: format.terms(terms) } : {}),
  };
  return [
    costRow,
    ...(isKnown ? totalRows : []),
    ...(days === null
      ? []
      : [
          {
            label: t({ id: 'loan.repaid' }),
            value: <Text>{t({ id: 'loan.repaidAfter' }, { days })}</Text>,
          },
        ]),
  ] satisfies SummaryRow[];
}

/** What borrowing costs, in words. */
export function useLoanText() {
  const { t, numberLocale } = useI18n();
  return {
    /** The interest and for how long; that it is not known where the upstream does not say both. */
    terms: ({ rate, days }: LoanTerms): string =>
      rate === null || days === null
        ? t({ id: 'loan.cost.unknown' })
        : t(
            { id: 'loan.cost.terms' },
            {
              rate: formatPercent(numberLocale, rate, { signed: false }),
              days,
            },
          ),
  };
}

/** Says that the cost of the loan is not known and that the request is not binding (decisions). */
export function CostUnknown({ offer }: { offer: LoanTerms | null }) {
  const { t } = useI18n();
  const isKnown = offer === null || (offer.rate !== null && offer.days !== null);
  return isKnown ? null : <Banner tone="caution">{t({ id: 'loan.cost.unknownText' })}</Banner>;
}
