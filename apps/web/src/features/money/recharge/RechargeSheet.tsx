import { rechargesQuery } from '@corro/client';
import type { RechargeView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Stack, type SummaryRow, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { useFeeRow, useOperatorRules } from '../../../common/operatorRules.tsx';
import { DoneFooter, DoneStep } from '../../../flows/orders/EndSteps.tsx';
import { flowObstacle } from '../../../flows/orders/flowObstacle.ts';
import { FlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { ConfirmButton, ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure, TotalOrBalance } from '../../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../../flows/orders/useReceipt.ts';
import { paths } from '../../../links.ts';
import { MoneyTracker } from '../MoneyTracker.tsx';
import { methods, rechargeFlow } from './rechargeFlow.ts';
import { rechargeMethod } from './RechargeForm.tsx';
import type { Recharge } from './useRecharge.ts';

export interface RechargeSheetProps extends Recharge {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGoOn: () => void;
}

/** From the review on, all that happens to a recharge happens in this sheet. */
export function RechargeSheet({ view, send, open, onClose, onGoOn }: RechargeSheetProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const recordsPath = paths.rechargeRecords();
  const step = (shown: RechargeView) => {
    const steps = {
      form: null,
      review: {
        title: t({ id: 'recharge.sheet.reviewing' }),
        content: <RechargeReview view={shown} />,
        footer: <RechargeConfirm view={shown} send={send} />,
      },
      done: {
        title: t({ id: 'recharge.sheet.done' }),
        content: <RechargeDone view={shown} />,
        footer: (
          <DoneFooter
            ways={[{ label: t({ id: 'transfer.seeRecords' }), path: recordsPath }]}
            onAnother={onGoOn}
            anotherLabel={t({ id: 'recharge.another' })}
          />
        ),
      },
      unknown: <RechargeUnknown view={shown} />,
      refused: { title: t({ id: 'recharge.sheet.refused' }), change: t({ id: 'recharge.change' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn,
    };
    return orderStep(shown, steps, i18n);
  };
  return <FlowSheet view={view} open={open} onClose={onClose} step={step} />;
}

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

interface EndProps {
  readonly view: RechargeView;
}

const rechargeDone = defineMessages({
  completed: { id: 'recharge.done.completed' },
  failed: { id: 'recharge.done.failed' },
});

/** What was asked for, and how far it has come: it reaches its end here without a reload. */
export function RechargeDone({ view }: EndProps) {
  const { t, formatSeconds } = useI18n();
  const amounts = useAmounts();
  const { order } = view;
  const { orderNumber, record, total, notice } = useMoneyReceipt(
    { calls: rechargeFlow.calls, view },
    rechargesQuery,
  );
  const status = record === undefined ? 'in-progress' : record.status;
  const amount = amounts.text(total);
  const hasEnded = status === 'completed' || status === 'failed';
  return (
    <Stack gap={16}>
      <DoneStep
        tone={status === 'failed' ? 'critical' : 'success'}
        text={
          hasEnded ? t(rechargeDone[status], { amount }) : t({ id: 'recharge.done' }, { amount })
        }
        orderNumber={orderNumber}
        notice={notice}
        rows={[]}
      />
      <MoneyTracker
        status={status}
        {...(order === null ? {} : { details: { requested: formatSeconds(order.confirmedAt) } })}
      />
    </Stack>
  );
}

/** What was requested, while its outcome is not known. */
export function RechargeUnknown({ view }: EndProps) {
  const { order } = view;
  const { t } = useI18n();
  const amount = order?.terms.amount ?? null;
  return <UnknownStep view={view} rows={[moneyRow(t({ id: 'transfer.amount' }), amount)]} />;
}
