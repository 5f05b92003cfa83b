import { type DecimalText, isZero } from '@corro/domain';
import type { SummaryRow } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';

/** What the customer still owes after the repayment, US dollars, and for what. */
export function useOwedRow(label: string, owed: DecimalText | null): SummaryRow {
  const { t } = useI18n();
  const row = balanceRow(label, owed);
  return owed === null || isZero(owed)
    ? row
    : { ...row, detail: t({ id: 'loan.repay.otherLoans' }) };
}
