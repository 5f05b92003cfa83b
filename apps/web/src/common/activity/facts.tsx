import type { DecimalText } from '@corro/domain';
import { Text } from '@corro/ui';
import type { Amounts } from '../amounts.ts';
import { moneyRow } from '../figures.tsx';
import type { ActivityFact } from './activity.ts';

/** A fact with an amount; none if the amount is null. */
export function amountRow(
  { text }: Amounts,
  label: string,
  amount: DecimalText | null,
  more: { readonly emphasis?: boolean; readonly detail?: string } = {},
): readonly ActivityFact[] {
  return amount === null
    ? []
    : [{ ...moneyRow(label, amount), label, text: text(amount), ...more }];
}

export function textRow(label: string, text: string): ActivityFact {
  return { label, value: <Text>{text}</Text>, text };
}
