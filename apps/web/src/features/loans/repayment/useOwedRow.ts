import { type DecimalText, isZero } from '@corro/domain';
import type { SummaryRow } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';

/** Debt that remains after the repayment, in US dollars, and the loan that it belongs to. */
export function useOwedRow(label: string, owed: DecimalText | null): SummaryRow {
  const { t } = useI18n();
  const row = balanceRow(label, owed);
  return owed === null || isZero(owed)
    ? row
    : { ...row, detail: t({ id: 'loan.repay.otherLoans' }) };
}
