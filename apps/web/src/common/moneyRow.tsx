import { Money, type SummaryRow } from '@corro/ui';

/** A row of a summary with an amount in US dollars; «—» while it is null. */
export function moneyRow(label: SummaryRow['label'], amount: string | null): SummaryRow {
  return { label, value: <Money amount={amount} unit="US$" /> };
}
