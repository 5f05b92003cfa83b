import type { CardKind } from '@corro/client';
import { type DecimalText, subtract } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useOperatorRules } from '../../../common/operatorRules.tsx';
import type { TotalInput } from '../../../common/prices/useTotalLabel.ts';
import { TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { payableAmount, type Withdraw } from './useWithdraw.ts';

const exact = defineMessage({ id: 'withdraw.net' });
const atMost = defineMessage({ id: 'withdraw.netAtMost' });

/**
 * The payout of an amount. If the operator announces no fee, the label says "at most". It names the
 * currency that reaches a bank account, if the operator announces it.
 */
export function useNet(amount: DecimalText | null, kind: CardKind | undefined): TotalInput {
  const { t } = useI18n();
  const { withdrawFee, withdrawCurrency } = useOperatorRules();
  const currency = (kind === 'bank' ? withdrawCurrency : null) ?? 'none';
  return {
    side: 'sell',
    total: amount === null ? null : subtract(amount, withdrawFee ?? '0'),
    pesos: 'usdMxn',
    label: t(withdrawFee === null ? atMost : exact, { currency }),
  };
}

/** The payout, above the button. */
export function WithdrawTotal({ view }: Pick<Withdraw, 'view'>) {
  const card = view.cards?.find(({ id }) => id === view.cardId);
  return <TotalOrBalance {...useNet(payableAmount(view), card?.kind)} balance={view.balance} />;
}
