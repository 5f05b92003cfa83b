import { type DecimalText, subtract } from '@corro/domain';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useOperatorRules } from '../../../common/operatorRules.tsx';
import type { TotalInput } from '../../../common/prices/useTotalLabel.ts';
import { TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { payableAmount, type Withdraw } from './useWithdraw.ts';

/** The payout of an amount. If the operator announces no fee, the label says "at most". */
export function useNet(amount: DecimalText | null): TotalInput {
  const { t } = useI18n();
  const { withdrawFee } = useOperatorRules();
  return {
    side: 'sell',
    total: amount === null ? null : subtract(amount, withdrawFee ?? '0'),
    pesos: 'usdMxn',
    label: withdrawFee === null ? t({ id: 'withdraw.netAtMost' }) : t({ id: 'withdraw.net' }),
  };
}

/** The payout, above the button. */
export function WithdrawTotal({ view }: Pick<Withdraw, 'view'>) {
  return <TotalOrBalance {...useNet(payableAmount(view))} balance={view.balance} />;
}
