import type { FundOrder } from '@corro/client';
import { add, type DecimalText, gainPercent } from '@corro/domain';
import { defineMessage } from '@corro/messages';
import { Avatar, Text } from '@corro/ui';
import { avatarFaceOfName } from '../../../common/instruments/InstrumentAvatar.tsx';
import { useI18n } from '../../../app/i18n/i18n.ts';
import type { ActivityFact, ReadActivity } from '../../../common/activity/activity.ts';
import { toOperation } from '../../../common/activity/operation.ts';
import type { Amounts } from '../../../common/amounts.ts';
import { amountRow, textRow } from '../../../common/activity/facts.tsx';
import { useOrderStatus } from '../../../common/activity/status.ts';
import { StatusTracker } from '../../../common/activity/Tracker.tsx';
import { useGainRow } from '../../../common/useGainRow.tsx';
import { useFundText } from '../useFundText.tsx';

export function useFundActivity(): ReadActivity<FundOrder> {
  const { t, formatDate, formatDateTime } = useI18n();
  const statusOf = useOrderStatus();
  const gainRow = useGainRow();
  const { period: periodOf, earn } = useFundText();

  function term({ fund, endsAt, endedAt, status }: FundOrder): string {
    const period = periodOf(fund);
    const endTime = status === 'completed' ? (endedAt ?? endsAt) : endsAt;
    if (endTime === null || status === 'cancelled') return period;
    const message =
      status === 'completed'
        ? defineMessage({ id: 'fundOrders.ended' })
        : defineMessage({ id: 'fundOrders.ends' });
    return t(message, { period, date: formatDate(endTime) });
  }

  /** Term and invested amount; null if the amount is unknown. */
  function placed({ fund, amount }: FundOrder, { text }: Amounts): string | null {
    if (amount === null) return null;
    return t({ id: 'fundOrders.placed' }, { period: periodOf(fund), amount: text(amount) });
  }

  /** The possible or paid return, or the refund; null if unknown. */
  function outcome(order: FundOrder, { text, isHidden }: Amounts): string | null {
    const { fund, amount, expectedReturn, paidReturn, status } = order;
    if (status === 'cancelled') return t({ id: 'fundOrders.returned' }, { amount: text(amount) });
    if (status === 'completed') {
      return paidReturn === null
        ? null
        : t({ id: 'fundOrders.paid' }, { amount: text(paidReturn, { signed: true }) });
    }
    const range = amount === null ? null : earn(fund, amount);
    if (range !== null && !isHidden) return t({ id: 'fundOrders.may' }, range);
    if (expectedReturn === null) return null;
    return t({ id: 'fundOrders.mayAbout' }, { amount: text(expectedReturn) });
  }

  /** Cost, proceeds and gain of a completed participation. */
  function payout(
    { amount, paidReturn: gain, status }: FundOrder,
    amounts: Amounts,
  ): readonly ActivityFact[] {
    if (status !== 'completed' || amount === null || gain === null) return [];
    return [
      ...amountRow(amounts, t({ id: 'gains.fund.cost' }), amount),
      ...amountRow(amounts, t({ id: 'gains.fund.proceeds' }), add(amount, gain)),
      gainRow({ gain, percent: gainPercent(gain, amount) }, amounts),
    ];
  }

  return (order, amounts) => {
    const status = statusOf(order.status);
    const result = outcome(order, amounts);
    const isOver = status.state === 'done' || status.state === 'ended';
    const endDate = order.endsAt === null ? undefined : formatDate(order.endsAt);
    // The end of the term stands in for a payout time that the upstream did not send.
    const assumedEnd = status.state === 'done' ? endDate : undefined;
    const ended = order.endedAt === null ? assumedEnd : formatDateTime(order.endedAt);
    return {
      orderNumber: order.orderNumber,
      operation: toOperation('fund', order.orderNumber),
      at: order.createdAt,
      avatar: <Avatar {...avatarFaceOfName(order.fund.name)} />,
      title: order.fund.name,
      line: isOver ? (placed(order, amounts) ?? result) : term(order),
      sentence:
        isOver && order.amount !== null && result !== null ? (
          <Text size={14} weight="strong">
            {result}
          </Text>
        ) : null,
      note: result,
      amount: totalOf(order),
      direction: order.status === 'completed' ? 'in' : 'out',
      status,
      steps: (
        <StatusTracker
          placed={{
            label: t({ id: 'fundOrders.step.placed' }),
            detail: formatDateTime(order.createdAt),
          }}
          status={status}
          detail={ended}
          last={{ label: statusOf('completed').text, detail: endDate }}
        />
      ),
      rows: [textRow(t({ id: 'funds.term' }), term(order)), ...payout(order, amounts)],
    };
  };
}

/** Payout of a completed participation, else the invested amount. */
function totalOf({ amount, paidReturn, status }: FundOrder): DecimalText | null {
  if (status !== 'completed' || amount === null || paidReturn === null) return amount;
  return add(amount, paidReturn);
}
