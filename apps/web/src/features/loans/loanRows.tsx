import { loanSummaryQuery } from '@corro/client';
import {
  add,
  dayMs,
  type DecimalText,
  isZero,
  type LoanFigures,
  type LoanTerms,
} from '@corro/domain';
import { defineMessages } from '@corro/messages';
import {
  Banner,
  formatMoney,
  formatPercent,
  IconButton,
  Inline,
  Money,
  type SummaryRow,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n, dash } from '../../app/i18n/i18n.ts';
import { useUpstreamTime } from '../../common/ages.tsx';
import { rateDecimals } from '../../common/prices/usePesos.ts';
import { PesoEstimate } from '../../common/prices/PesoEstimate.tsx';

/** Summary rows: repayment, due date, interest, fee, annual cost and debt afterwards. */
export function useLoanRows(figures: LoanFigures, terms: LoanTerms | null) {
  const { cost, repayment } = figures;
  const { t, formatDate } = useI18n();
  const now = useUpstreamTime();
  const format = useLoanText();
  const totalRow: SummaryRow = {
    label: t({ id: 'loan.repayment' }),
    value: <Money amount={repayment} unit="US$" />,
    emphasis: true,
    detail: <PesoEstimate dollars={repayment} justify="end" />,
  };
  const debtRows = useDebtRows(repayment);
  const feeRows = useFeeRows(figures, terms);
  const annualRows = useExplained(useAnnualRows(figures, terms));
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
    ...(isKnown ? [totalRow] : []),
    ...(days === null
      ? []
      : [
          {
            label: t({ id: 'loan.repaid' }),
            value: <Text>{formatDate(now + days * dayMs)}</Text>,
            detail: t({ id: 'loan.repaidAfter' }, { days }),
          },
        ]),
    costRow,
    ...feeRows,
    ...annualRows,
    ...(isKnown ? debtRows : []),
  ] satisfies SummaryRow[];
}

/** The debt with this loan; none if the customer is not known to owe another. */
function useDebtRows(repayment: DecimalText | null): SummaryRow[] {
  const { t, numberLocale } = useI18n();
  const due = useQuery(loanSummaryQuery(useApi())).data?.amountDue ?? null;
  if (due === null || isZero(due)) return [];
  const total = repayment === null ? null : add(due, repayment);
  return [
    {
      label: t({ id: 'loan.debtAfter' }),
      value: <Money amount={total} unit="US$" />,
      detail: t({ id: 'loan.debtNow' }, { amount: formatMoney(numberLocale, due, 'US$') }),
    },
  ];
}

function useFeeRows({ fee }: LoanFigures, terms: LoanTerms | null): SummaryRow[] {
  const { t } = useI18n();
  const percent = terms?.fee ?? null;
  // A fee of zero beside an unknown interest would promise too much.
  if (percent === null || terms?.rate === null || terms?.days === null) return [];
  const label = t({ id: 'loan.fee' });
  if (isZero(percent)) return [{ label, value: <Text>{t({ id: 'loan.fee.none' })}</Text> }];
  const value = <Money amount={fee} unit="US$" />;
  return [{ label, value, detail: t({ id: 'loan.fee.kept' }) }];
}

/** Rows without a detail, with a button that explains the annual cost. */
function useExplained(rows: readonly SummaryRow[]): readonly SummaryRow[] {
  const { t } = useI18n();
  const [isExplained, setExplained] = useState(false);
  return rows.map((row) => {
    if (row.detail !== undefined) return row;
    const label = (
      <Inline gap={0} wrap={false}>
        {row.label}
        <IconButton
          icon="info"
          tone="muted"
          pressed={isExplained}
          label={t({ id: 'loan.cat.explain' })}
          onPress={() => setExplained(!isExplained)}
        />
      </Inline>
    );
    return { ...row, label, ...(isExplained ? { detail: t({ id: 'loan.cat.about' }) } : {}) };
  });
}

/** The annual cost (CAT): unknown if the upstream gives no fee. */
export function useAnnualRows(
  { annualCost }: Pick<LoanFigures, 'annualCost'>,
  terms: LoanTerms | null,
): SummaryRow[] {
  const { t } = useI18n();
  if (terms === null || terms.rate === null || terms.days === null) return [];
  const label = t({ id: 'loan.cat' });
  if ((terms.fee ?? null) === null) {
    const value = <Text>{t({ id: 'loan.cost.unknown' })}</Text>;
    return [{ label, value, detail: t({ id: 'loan.cat.unknown' }) }];
  }
  const percent = Number(annualCost);
  const value = annualCost === null ? dash : t({ id: 'loan.cat.value' }, { percent });
  return [{ label, value: <Text>{value}</Text> }];
}

export function useLoanText() {
  const { t, numberLocale } = useI18n();
  return {
    /** Interest and days; «unknown» if either is missing. */
    terms: ({ rate, days }: LoanTerms): string =>
      rate === null || days === null
        ? t({ id: 'loan.cost.unknown' })
        : t(
            { id: 'loan.cost.terms' },
            {
              rate: formatPercent(numberLocale, rate, { signed: false, max: rateDecimals }),
              days,
            },
          ),
  };
}

/** Warns that the cost is unknown and the request is not binding. */
export function CostUnknown({ offer }: { offer: LoanTerms | null }) {
  const { t } = useI18n();
  const isKnown = offer === null || (offer.rate !== null && offer.days !== null);
  return isKnown ? null : <Banner tone="caution">{t({ id: 'loan.cost.unknownText' })}</Banner>;
}

export const termsMovedText = defineMessages({
  moved: { id: 'loan.moved' },
  accept: { id: 'loan.accept' },
});
