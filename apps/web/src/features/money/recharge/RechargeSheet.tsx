import { rechargesQuery } from '@corro/client';
import type { RechargeView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Money, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { moneyRow } from '../../../common/figures.tsx';
import { balanceRow } from '../../../common/hiddenAmounts.tsx';
import { useFeeRow, useOperatorRules } from '../../../common/operatorRules.tsx';
import { DoneFooter, DoneStep } from '../../../flows/orders/EndSteps.tsx';
import { flowObstacle } from '../../../flows/orders/flowObstacle.ts';
import { FlowSheet } from '../../../flows/orders/FlowSheet.tsx';
import type { useFlowSheet } from '../../../flows/orders/useFlowSheet.ts';
import { orderStep } from '../../../flows/orders/orderStep.tsx';
import { ConfirmButton, ReviewStep } from '../../../flows/orders/ReviewStep.tsx';
import { TotalFigure } from '../../../flows/orders/TotalFigure.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../../flows/orders/useReceipt.ts';
import { paths } from '../../../links.ts';
import { MoneyTracker, outcomeTone } from '../MoneyTracker.tsx';
import { usePendingText } from '../usePendingText.ts';
import { DepositAccount } from './DepositAccount.tsx';
import { rechargeMethod } from './rechargeMethod.ts';
import { rechargeMethods, rechargeFlow } from './rechargeFlow.ts';
import { useDepositAccount } from './useDepositAccount.ts';
import type { Recharge } from './useRecharge.ts';

/**
 * The steps of a deposit in a sheet: the review, then the receipt, a refusal or the unknown
 * outcome.
 */
export function RechargeSheet({
  view,
  send,
  sheet,
}: Recharge & { readonly sheet: ReturnType<typeof useFlowSheet> }) {
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
            links={[{ label: t({ id: 'recharge.seeRecords' }), path: recordsPath }]}
            onNewOrder={sheet.goOn}
            anotherLabel={t({ id: 'recharge.another' })}
          />
        ),
      },
      unknown: <RechargeUnknown view={shown} />,
      refused: { title: t({ id: 'recharge.sheet.refused' }), change: t({ id: 'recharge.change' }) },
      recordsPath,
      onReconcileAgain: () => send({ type: 'RECONCILE_AGAIN' }),
      onGoOn: sheet.goOn,
    };
    return orderStep(shown, steps, i18n);
  };
  return <FlowSheet view={view} open={sheet.open} onClose={sheet.close} step={step} />;
}

export function RechargeReview({ view }: Pick<Recharge, 'view'>) {
  const { t } = useI18n();
  const terms = view.review?.terms ?? null;
  // Terms stored by another version may contain an unknown method.
  const method = rechargeMethods.find((item) => item === terms?.method);
  const methodName = method === undefined ? terms?.method : t(rechargeMethod[method]);
  const account = useDepositAccount();
  const bank = account?.bank ?? null;
  const { rechargeFee } = useOperatorRules();
  const feeRow = useFeeRow(t({ id: 'recharge.fee' }), rechargeFee);
  return (
    <ReviewStep
      figure={
        <TotalFigure
          side="buy"
          total={terms?.amount ?? null}
          pesos="usdMxn"
          hasExactPesos={account !== null}
          label={t({ id: 'recharge.amount' })}
        />
      }
      warnsOfEarlierOrder={view.warnsOfEarlierOrder}
      rows={[
        {
          label: t({ id: 'recharge.method' }),
          value: <Text>{methodName}</Text>,
          ...(bank === null ? {} : { detail: t({ id: 'recharge.toBank' }, { bank }) }),
        },
        view.amount === null && rechargeFee !== null ? moneyRow(feeRow.label, null) : feeRow,
        balanceRow(t({ id: 'recharge.balanceAfter' }), view.balanceAfter),
      ]}
    />
  );
}

function RechargeConfirm({ view, send }: Recharge) {
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

const rechargeDone = defineMessages({
  completed: { id: 'recharge.done.completed' },
  failed: { id: 'recharge.done.failed' },
});

/** The receipt; its progress updates until the deposit ends. */
export function RechargeDone({ view }: Pick<Recharge, 'view'>) {
  const { t } = useI18n();
  const amounts = useAmounts();
  const { order } = view;
  const { orderNumber, record, total, notice } = useMoneyReceipt(
    { calls: rechargeFlow.calls, view },
    rechargesQuery,
  );
  const status = record === undefined ? 'in-progress' : record.status;
  const pendingText = usePendingText();
  const hasEnded = status === 'completed' || status === 'failed';
  // The rows of the account say the pesos and the rate.
  const isToTransfer = useDepositAccount() !== null && !hasEnded;
  return (
    <DoneStep
      tone={outcomeTone(status)}
      text={
        hasEnded
          ? t(rechargeDone[status], { amount: amounts.text(total) })
          : t({ id: 'recharge.done' })
      }
      figure={
        isToTransfer ? (
          <Money amount={total} unit="US$" size={40} />
        ) : (
          <TotalFigure
            side="buy"
            total={total}
            pesos="usdMxn"
            label={t({ id: 'transfer.amount' })}
          />
        )
      }
      steps={
        <MoneyTracker
          request="recharge"
          status={status}
          {...(hasEnded ? {} : { details: { next: pendingText(record ?? null) ?? undefined } })}
        />
      }
      orderNumber={orderNumber}
      at={order?.confirmedAt ?? null}
      notice={notice}
      rows={[]}
    >
      {isToTransfer ? <DepositAccount amount={total} /> : null}
    </DoneStep>
  );
}

function RechargeUnknown({ view }: Pick<Recharge, 'view'>) {
  const { order } = view;
  const { t } = useI18n();
  const amount = order?.terms.amount ?? null;
  return <UnknownStep view={view} rows={[moneyRow(t({ id: 'transfer.amount' }), amount)]} />;
}
