import { withdrawalsQuery } from '@corro/client';
import { defineMessage } from '@corro/messages';
import { Stack } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useAmounts } from '../../../common/amounts.ts';
import { useOperatorRules } from '../../../common/operatorRules.tsx';
import { DoneStep } from '../../../flows/orders/EndSteps.tsx';
import { UnknownStep } from '../../../flows/orders/UnknownStep.tsx';
import { useMoneyReceipt } from '../../../flows/orders/useReceipt.ts';
import { MoneyTracker } from '../MoneyTracker.tsx';
import type { Withdraw } from './useWithdraw.ts';
import { withdrawFlow } from './withdrawFlow.ts';
import { useTermsRows } from './WithdrawReview.tsx';

interface EndProps {
  readonly view: Withdraw['view'];
}

/** What was asked for, and how far it has come: to its end, without a reload. */
export function WithdrawDone({ view }: EndProps) {
  const { t, formatSeconds } = useI18n();
  const amounts = useAmounts();
  const { order } = view;
  const { orderNumber, record, total, notice } = useMoneyReceipt(
    { calls: withdrawFlow.calls, view },
    withdrawalsQuery,
  );
  const rows = useTermsRows(
    order === null ? null : { ...order.terms, amount: total ?? order.terms.amount },
  );
  const status = record === undefined ? 'in-progress' : record.status;
  const amount = amounts.text(total);
  const { returnsFailedWithdrawals } = useOperatorRules();
  function text(): string {
    if (status === 'completed') return t({ id: 'withdraw.done.completed' }, { amount });
    if (status !== 'failed') return t({ id: 'withdraw.done' }, { amount });
    const message = returnsFailedWithdrawals
      ? defineMessage({ id: 'withdraw.done.failed' })
      : defineMessage({ id: 'withdraw.done.failed.byOperator' });
    return t(message, { amount });
  }
  return (
    <Stack gap={16}>
      <DoneStep
        tone={status === 'failed' ? 'critical' : 'success'}
        text={text()}
        orderNumber={orderNumber}
        notice={notice}
        rows={rows}
      />
      <MoneyTracker
        status={status}
        details={{
          ...(order === null ? {} : { requested: formatSeconds(order.confirmedAt) }),
          next: t({ id: 'withdraw.next.tracked' }),
        }}
      />
    </Stack>
  );
}

/** What was requested, while it is not known whether it arrived. */
export function WithdrawUnknown({ view }: EndProps) {
  const { order } = view;
  const rows = useTermsRows(order?.terms ?? null);
  return <UnknownStep view={view} rows={rows} />;
}
