import type { DecimalText } from '@corro/domain';
import { Money, type SummaryRow } from '@corro/ui';

/** A row of a summary with an amount in US dollars; «—» while it is null. */
export function moneyRow(label: SummaryRow['label'], amount: string | null): SummaryRow {
  return { label, value: <Money amount={amount} unit="US$" /> };
}

/** A row of a detail with an amount; none where the upstream does not say it. */
export function amountRow(
  label: SummaryRow['label'],
  amount: DecimalText | null,
  more: Pick<SummaryRow, 'emphasis' | 'detail'> = {},
): readonly SummaryRow[] {
  return amount === null ? [] : [{ ...moneyRow(label, amount), ...more }];
}
