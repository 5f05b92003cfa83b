import type { IpoOrder } from '@corro/client';
import { add, allottedPercent, type DecimalText, isZero } from '@corro/domain';
import { Meter } from '@corro/ui';
import { useI18n, dash } from '../../../app/i18n/i18n.ts';
import type { ReadActivity } from '../../../common/activity/activity.ts';
import { toOperation } from '../../../common/activity/operation.ts';
import { isConsistentApplication } from '../../../common/activity/order.ts';
import { amountRow, textRow } from '../../../common/activity/facts.tsx';
import { useIpoStatus } from '../../../common/activity/status.ts';
import { StatusTracker } from '../../../common/activity/Tracker.tsx';
import { useExtension } from '../../../common/operatorRules.tsx';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import type { CancellableRecord } from '../../../flows/cancelling/cancelFlow.ts';
import type { CancelButtonOf } from '../../../flows/cancelling/useCancelling.tsx';
import { useIpoLine } from '../ipoRows.tsx';

export function useIpoActivity(cancelButtonOf: CancelButtonOf): ReadActivity<IpoOrder> {
  const { t, formatDateTime } = useI18n();
  const statusOf = useIpoStatus();
  const codeLine = useIpoLine();
  const hasNotices = useExtension('notices');

  return (order, amounts, leave) => {
    const { price, count, counted } = amounts;
    const { name, symbol, quantity, reservedAmount, closesAt, allotted, amount, fee, returned } =
      order;
    const allottedPart = allottedPercent(allotted, quantity);
    const isPartial = allottedPart !== null && allottedPart < 100;
    const whole = statusOf(order.status);
    const status =
      isPartial && order.status === 'success'
        ? { ...whole, text: t({ id: 'ipoOrders.status.partial' }) }
        : whole;
    const shares =
      quantity === null
        ? dash
        : counted(quantity, (number) => t({ id: 'order.shares' }, { count: number }));
    const agrees = isConsistentApplication(order);
    const request = agrees
      ? t({ id: 'ipoOrders.asked' }, { shares, price: price(order.price) })
      : shares;
    const allotment = closesAt === null ? undefined : formatDateTime(closesAt);
    // The allotment is assumed at the close if there is no end time.
    const hasAllotment = order.status === 'success' || order.status === 'failed';
    const assumedEnd = hasAllotment ? allotment : undefined;
    const ended = order.endedAt === null ? assumedEnd : formatDateTime(order.endedAt);
    const isAllotted = allotted !== null && allotted > 0;
    const isAwaited = hasNotices && status.state === 'waiting';
    return {
      orderNumber: order.orderNumber,
      operation: toOperation('ipo', order.orderNumber),
      at: order.createdAt,
      avatar: <InstrumentAvatar symbol={symbol} name={name} market="" />,
      title: name,
      line: isAllotted
        ? amounts.isHidden
          ? t({ id: 'ipoOrders.allottedHidden' })
          : t({ id: 'ipoOrders.allotted' }, { allotted, asked: count(quantity) })
        : request,
      sentence:
        !agrees || positive(returned) === null
          ? null
          : t({ id: 'notices.text.ipoReturned' }, { amount: amounts.text(returned) }),
      // A full bar would repeat that all shares were allotted.
      ...(isPartial ? { progress: <Meter percent={allottedPart} /> } : {}),
      ...(isAwaited ? { note: t({ id: 'ipoOrders.told' }) } : {}),
      ...(agrees ? {} : { note: t({ id: 'order.contradiction' }) }),
      amount: agrees ? debitOf(order) : null,
      direction: 'out',
      status,
      steps: (
        <StatusTracker
          placed={{
            label: t({ id: 'order.step.placed' }),
            detail: formatDateTime(order.createdAt),
          }}
          status={status}
          detail={ended}
          last={{ label: t({ id: 'ipoOrders.step.allotment' }), detail: allotment }}
        />
      ),
      rows: [
        textRow(t({ id: 'ticket.instrument' }), codeLine(order)),
        ...(isAllotted || isAwaited ? [textRow(t({ id: 'ipoOrders.field.asked' }), request)] : []),
        ...(agrees
          ? [
              ...amountRow(amounts, t({ id: 'ipoOrders.field.held' }), reservedAmount),
              ...amountRow(amounts, t({ id: 'ticket.amount' }), positive(amount)),
              ...amountRow(amounts, t({ id: 'order.field.fee' }), positive(fee)),
              ...amountRow(amounts, t({ id: 'ipoOrders.field.returned' }), positive(returned)),
            ]
          : []),
      ],
      action: cancelButtonOf(toCancellable(order), leave),
    };
  };
}

export function toCancellable(order: IpoOrder): CancellableRecord {
  const { orderNumber, status, reservedAmount, closesAt } = order;
  return { orderNumber, status, amount: reservedAmount, closesAt };
}

function positive(amount: DecimalText | null): DecimalText | null {
  return amount === null || isZero(amount) ? null : amount;
}

/**
 * The amount taken from the balance: paid, with the fee, or reserved before the allotment. Null if
 * unknown.
 */
function debitOf({ amount, fee, reservedAmount }: IpoOrder): DecimalText | null {
  if (amount === null) return reservedAmount;
  return fee === null ? null : add(amount, fee);
}
