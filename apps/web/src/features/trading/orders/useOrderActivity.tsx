import type { Order, OrderKind } from '@corro/client';
import { paidForLot, realisedGain } from '@corro/domain';
import { Button } from '@corro/ui';
import { orDash, useI18n } from '../../../app/i18n/i18n.ts';
import type { ActivityFact, ReadActivity } from '../../../common/activity/activity.ts';
import { amountRow, textRow } from '../../../common/activity/facts.tsx';
import { asOperation } from '../../../common/activity/operation.ts';
import { useOrderStatus } from '../../../common/activity/status.ts';
import { StatusTracker } from '../../../common/activity/Tracker.tsx';
import type { Amounts } from '../../../common/amounts.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { marketText } from '../../../common/instruments/InstrumentPlace.tsx';
import { useExtension, useOperatorRules } from '../../../common/operatorRules.tsx';
import { useGainRow } from '../../../common/useGainRow.tsx';
import { patterns } from '../../../links.ts';
import { feeOf, orderSide, unitPrice } from '../order.ts';

const isSold = ({ side, status }: Order) => side === 'sell' && status === 'success';

/** Maps orders of any kind to activities. */
export function useOrderActivity(list: OrderKind): ReadActivity<Order> {
  const { t, formatDateTime } = useI18n();
  const statusOf = useOrderStatus();
  const rowsOf = useOrderRows();
  return (order, amounts) => {
    const { kind, side, symbol, name, market, quantity, total, orderNumber } = order;
    const { createdAt, endedAt } = order;
    const status = statusOf(order.status);
    const sideText = side === null ? null : t(orderSide[side]);
    const figures = { shares: amounts.count(quantity), price: amounts.price(unitPrice(order)) };
    const code = orDash(symbol);
    return {
      orderNumber,
      operation: asOperation(list, orderNumber),
      at: createdAt,
      face: <InstrumentAvatar symbol={symbol} name={name} market={market} />,
      title: sideText === null ? name : t({ id: 'records.title' }, { side: sideText, name }),
      rowTitle: name,
      instrument: symbol === null ? name : `${name} (${symbol})`,
      pesoRate: kind === 'stock' ? 'usdMxnTrading' : 'usdMxn',
      line: lineOf(sideText ?? code),
      note: lineOf(code),
      amount: total,
      way: side === null ? null : side === 'sell' ? 'in' : 'out',
      status,
      steps: (
        <StatusTracker
          placed={{ label: t({ id: 'order.step.placed' }), detail: formatDateTime(createdAt) }}
          status={status}
          detail={endedAt === null ? undefined : formatDateTime(endedAt)}
          last={{ label: statusOf('success').text }}
        />
      ),
      rows: rowsOf(order, amounts),
      action: isSold(order) ? <GainsLink /> : null,
    };

    function lineOf(what: string): string {
      return amounts.isHidden ? what : t({ id: 'records.line' }, { what, ...figures });
    }
  };
}

/** Figures of an order; for a sale also its gain. */
function useOrderRows(): (order: Order, amounts: Amounts) => readonly ActivityFact[] {
  const { t } = useI18n();
  const gainRow = useGainRow();
  const { tradeFee } = useOperatorRules();
  return (order, amounts) => {
    const { market, quantity, price, sellPrice, total } = order;
    return [
      ...(market === '' ? [] : [textRow(t({ id: 'markets.market' }), marketText(market, { t }))]),
      textRow(t({ id: 'ticket.quantityRow' }), amounts.count(quantity)),
      textRow(t({ id: 'order.field.price' }), amounts.price(price)),
      ...(sellPrice === null
        ? []
        : [textRow(t({ id: 'order.field.sellPrice' }), amounts.price(sellPrice))]),
      ...amountRow(amounts, t({ id: 'order.field.fee' }), feeOf(order)),
      ...amountRow(amounts, t({ id: 'order.field.total' }), total, { emphasis: true }),
      ...(isSold(order) ? gainRows(order, amounts) : []),
    ];
  };

  function gainRows(
    { price, sellPrice, quantity, total, lotCost }: Order,
    amounts: Amounts,
  ): readonly ActivityFact[] {
    // Without a sale price, `price` may itself be the sale price, so the cost is unknown.
    if (sellPrice === null) return [];
    if (price === null || quantity === null || total === null) return [];
    const lot = { costPrice: price, quantity };
    const paid = paidForLot({ ...lot, paid: lotCost }, tradeFee);
    if (paid === null) return [];
    const gain = realisedGain({ ...lot, paid, received: total });
    return [
      ...amountRow(amounts, t({ id: 'gains.paid' }), paid),
      { ...gainRow(gain, amounts), detail: t({ id: 'ticket.gainDetail' }) },
    ];
  }
}

/** Links a sale to the realised gains, if the operator's server reports them. */
function GainsLink() {
  const { t } = useI18n();
  if (!useExtension('gains')) return null;
  return (
    <Button tone="neutral" fullWidth href={patterns.gains}>
      {t({ id: 'gains.see' })}
    </Button>
  );
}
