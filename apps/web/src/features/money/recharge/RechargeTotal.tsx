import { useI18n } from '../../../app/i18n/i18n.ts';
import { ShownAmounts } from '../../../common/hiddenAmounts.tsx';
import { TotalLine } from '../../../flows/orders/TotalFigure.tsx';
import type { Recharge } from './useRecharge.ts';

/** The amount of the deposit, above the button; «—» until a valid amount is typed. */
export function RechargeTotal({ view }: Pick<Recharge, 'view'>) {
  const { t } = useI18n();
  return (
    <ShownAmounts>
      <TotalLine
        side="buy"
        pesos="usdMxn"
        total={view.amount}
        label={t({ id: 'recharge.amount' })}
        isQuiet={view.amount === null}
      />
    </ShownAmounts>
  );
}
