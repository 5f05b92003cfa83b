import type { RechargeView } from '@corro/machines';
import { type SummaryRow, Text } from '@corro/ui';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { moneyRow } from '../../../common/figures.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useFeeRow, useOperatorRules } from '../../../common/operatorRules.tsx';
import { ConfirmButton, ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure, TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { flowObstacle } from '../../../flows/orders/flowObstacle.ts';
import { methods } from './rechargeFlow.ts';
import type { Recharge } from './useRecharge.ts';
import { rechargeMethod } from './MethodChoice.tsx';

/** What a recharge comes to, as it is typed or reviewed. */
export function useRechargeRows({
  amount,
  preview,
  balanceAfter,
}: Pick<RechargeView, 'amount' | 'preview' | 'balanceAfter'>): SummaryRow[] {
  const { t } = useI18n();
  const { rechargeFee } = useOperatorRules();
  const feeRow = useFeeRow(t({ id: 'recharge.fee' }), rechargeFee);
  return [
    moneyRow(t({ id: 'recharge.preview' }), preview),
    amount === null && rechargeFee !== null ? moneyRow(feeRow.label, null) : feeRow,
    balanceRow(t({ id: 'recharge.balanceAfter' }), balanceAfter),
  ];
}

/** Above the button: the balance after the deposit. */
export function RechargeTotal({ view }: Pick<Recharge, 'view'>) {
  const { t } = useI18n();
  return (
    <TotalOrBalance
      side="buy"
      pesos="usdMxn"
      total={view.balanceAfter}
      balance={view.balance}
      isBalance
      label={t({ id: 'recharge.balanceAfter' })}
    />
  );
}

/** Everything that the customer agrees to. */
export function RechargeReview({ view }: Pick<Recharge, 'view'>) {
  const { t } = useI18n();
  const terms = view.review?.terms ?? null;
  const rows = useRechargeRows(view);
  return (
    <ReviewStep
      figure={
        <TotalFigure
          side="buy"
          total={terms?.amount ?? null}
          pesos="usdMxn"
          label={t({ id: 'transfer.amount' })}
        />
      }
      warnOfEarlierOrder={view.warnOfEarlierOrder}
      rows={[
        {
          label: t({ id: 'recharge.method' }),
          value: <MethodName method={terms?.method ?? null} />,
        },
        ...rows,
      ]}
    >
      <Text as="p" size={14} tone="muted">
        {t({ id: 'recharge.previewNote' })}
      </Text>
    </ReviewStep>
  );
}

/** One that was kept by another version may be called anything. */
function MethodName({ method }: { method: string | null }) {
  const { t } = useI18n();
  const known = methods.find((one) => one === method);
  return <Text>{known === undefined ? method : t(rechargeMethod[known])}</Text>;
}

export function RechargeConfirm({ view, send }: Recharge) {
  const { t } = useI18n();
  const obstacle = view.review?.confirmObstacle ?? null;
  return (
    <ConfirmButton
      label={t({ id: 'recharge.confirm' })}
      isBusy={view.phase === 'submitting'}
      reason={obstacle === null ? null : t(flowObstacle[obstacle])}
      onConfirm={() => send({ type: 'CONFIRM' })}
    />
  );
}
