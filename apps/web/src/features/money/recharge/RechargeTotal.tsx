import { useI18n } from '../../../app/i18n/i18n.ts';
import { TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { useDepositAccount } from './useDepositAccount.ts';
import type { Recharge } from './useRecharge.ts';

/** The amount of the deposit, above the button; the balance until a valid amount is typed. */
export function RechargeTotal({ view }: Pick<Recharge, 'view'>) {
  const { t } = useI18n();
  return (
    <TotalOrBalance
      side="buy"
      pesos="usdMxn"
      total={view.amount}
      balance={view.balance}
      hasExactPesos={useDepositAccount() !== null}
      label={t({ id: 'recharge.amount' })}
    />
  );
}
