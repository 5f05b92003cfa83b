import type { DecimalText } from '@corro/domain';
import { formatMoney, type MoneyProps, type SummaryRow } from '@corro/ui';
import { createContext, use } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { HideableMoney } from '../hiddenAmounts.tsx';
import { priceText } from '../prices/priceText.ts';

const AmountsHiddenContext = createContext(false);

/** Whether the amounts of the activities below are hidden, by the eye. */
export const AmountsHidden = AmountsHiddenContext.Provider;

/** The same number of dots for any amount: its length says nothing either. */
const dots = '••••••';

/** Writes amounts as text, or dots in their place. */
export interface Amounts {
  readonly isHidden: boolean;
  /** US dollars. */
  readonly text: (amount: DecimalText | null, signed?: boolean) => string;
  /** The price of one, US dollars. */
  readonly price: (price: DecimalText | null) => string;
}

/** How the amounts of activities are written within sentences. */
export function useAmounts(): Amounts {
  const isHidden = use(AmountsHiddenContext);
  const { numberLocale } = useI18n();
  return {
    isHidden,
    text: (amount, signed = false) =>
      isHidden ? dots : formatMoney(numberLocale, amount, 'US$', { signed }),
    price: (price) => (isHidden ? dots : priceText(price, numberLocale)),
  };
}

/** An amount in US dollars, unless the customer hides them. */
export function Amount(money: Omit<MoneyProps, 'unit' | 'hidden' | 'hiddenLabel'>) {
  return <HideableMoney {...money} unit="US$" isHidden={use(AmountsHiddenContext)} />;
}

/** A row of a detail with an amount; none where the upstream does not say it. */
export function amountRow(
  label: SummaryRow['label'],
  amount: DecimalText | null,
  more: Pick<SummaryRow, 'emphasis' | 'detail'> = {},
): readonly SummaryRow[] {
  return amount === null ? [] : [{ label, value: <Amount amount={amount} />, ...more }];
}
