import { rechargesQuery } from '@corro/client';
import type { RechargeView } from '@corro/machines';
import { defineMessages } from '@corro/messages';
import { Stack } from '@corro/ui';
import { moneyRow } from '../../../common/figures.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { DoneStep } from '../../../flows/orders/EndSteps.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../../flows/orders/useReceipt.ts';
import { MoneyTracker } from '../MoneyTracker.tsx';
import { rechargeFlow } from './rechargeFlow.ts';

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
