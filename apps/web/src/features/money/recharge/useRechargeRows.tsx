import type { RechargeView } from '@corro/machines';
import { Money, type SummaryRow } from '@corro/ui';
import { useWords } from '../../../app/i18n/words.ts';

/** What a recharge comes to, as it is typed or reviewed. */
export function useRechargeRows({
  amount,
  preview,
  balanceAfter,
}: Pick<RechargeView, 'amount' | 'preview' | 'balanceAfter'>): SummaryRow[] {
  const { t } = useWords();
  return [
    { label: t('recharge.preview'), value: <Money amount={preview} unit="US$" /> },
    { label: t('recharge.fee'), value: <Money amount={amount === null ? null : '0'} unit="US$" /> },
    { label: t('recharge.balanceAfter'), value: <Money amount={balanceAfter} unit="US$" /> },
  ];
}
