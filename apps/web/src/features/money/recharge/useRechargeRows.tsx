import type { RechargeView } from '@corro/machines';
import { Money, type SummaryRow } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';

/** What a recharge comes to, as it is typed or reviewed. */
export function useRechargeRows({
  amount,
  preview,
  balanceAfter,
}: Pick<RechargeView, 'amount' | 'preview' | 'balanceAfter'>): SummaryRow[] {
  const { t } = useI18n();
  return [
    { label: t('recharge.preview'), value: <Money amount={preview} unit="US$" /> },
    { label: t('recharge.fee'), value: <Money amount={amount === null ? null : '0'} unit="US$" /> },
    { label: t('recharge.balanceAfter'), value: <Money amount={balanceAfter} unit="US$" /> },
  ];
}
