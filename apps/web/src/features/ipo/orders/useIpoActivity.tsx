import type { IpoOrder } from '@corro/client';
import { add, type DecimalText, isZero } from '@corro/domain';
import { useI18n, dash } from '../../../app/i18n/i18n.ts';
import type { ReadActivity } from '../../../common/activity/activity.ts';
import { asOperation } from '../../../common/activity/operation.ts';
import { amountRow, textRow } from '../../../common/activity/facts.tsx';
import { useIpoStatus } from '../../../common/activity/status.ts';
import { StatusTracker } from '../../../common/activity/Tracker.tsx';
import { useExtension } from '../../../common/operatorRules.tsx';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import type { CancellableRecord } from '../../../flows/cancelling/cancelFlow.ts';
import type { CancelButtonOf } from '../../../flows/cancelling/useCancelling.tsx';
import { useIpoLine } from '../ipoRows.tsx';

/** Reads applications as activities: what was asked for and set aside, what was allotted, paid and returned. */
export function useIpoActivity(cancelButtonOf: CancelButtonOf): ReadActivity<IpoOrder> {
  const { t, formatDateTime } = useI18n();
  const statusOf = useIpoStatus();
  const codeLine = useIpoLine();
  const tells = useExtension('notices');

  return (order, amounts, leave) => {
    const { price, count, counted } = amounts;
    const { name, symbol, quantity, held, closesAt, allotted, amount, fee, returned } = order;
    const status = statusOf(order.status);
    const shares =
      quantity === null
        ? dash
        : counted(quantity, (all) => t({ id: 'order.shares' }, { count: all }));
    const asked = t({ id: 'ipoOrders.asked' }, { shares, price: price(order.price) });
    const allotment = closesAt === null ? undefined : formatDateTime(closesAt);
    // An upstream that does not say when it ended allots when applications close.
    const hasAllotment = order.status === 'success' || order.status === 'failed';
    const assumed = hasAllotment ? allotment : undefined;
    const ended = order.endedAt === null ? assumed : formatDateTime(order.endedAt);
    const isAllotted = allotted !== null && allotted > 0;
    const isAwaited = tells && status.state === 'waiting';
    return {
      orderNumber: order.orderNumber,
      operation: asOperation('ipo', order.orderNumber),
      at: order.createdAt,
      face: <InstrumentAvatar symbol={symbol} name={name} market="" />,
      title: name,
      line: isAllotted
        ? counted(allotted, (some) =>
            t({ id: 'ipoOrders.allotted' }, { allotted: some, asked: count(quantity) }),
          )
        : asked,
      ...(isAwaited ? { note: t({ id: 'ipoOrders.told' }) } : {}),
      amount: movedBy(order),
      way: 'out',
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
        ...(isAllotted || isAwaited ? [textRow(t({ id: 'ipoOrders.field.asked' }), asked)] : []),
        ...amountRow(amounts, t({ id: 'ipoOrders.field.held' }), held),
        ...amountRow(amounts, t({ id: 'ticket.amount' }), positive(amount)),
        ...amountRow(amounts, t({ id: 'order.field.fee' }), positive(fee)),
        ...amountRow(amounts, t({ id: 'ipoOrders.field.returned' }), positive(returned)),
      ],
      action: cancelButtonOf(cancellableOf(order), leave),
    };
  };
}

/** An application, as far as cancelling goes by it: what comes back is what was set aside. */
export function cancellableOf(order: IpoOrder): CancellableRecord {
  const { orderNumber, status, held, closesAt } = order;
  return { orderNumber, status, amount: held, closesAt };
}

function positive(amount: DecimalText | null): DecimalText | null {
  return amount === null || isZero(amount) ? null : amount;
}

/** What the application has taken from the balance: what was paid, or else what is set aside. */
function movedBy({ amount, fee, held }: IpoOrder): DecimalText | null {
  if (amount === null) return held;
  return fee === null ? null : add(amount, fee);
}
