import { type Order, type OrderKind, orderQuery, ordersInfiniteQuery } from '@corro/client';
import { pageSizes, paidForLot, realisedGain } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Button, Inline, Link } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { orDash, useI18n } from '../../../app/i18n/i18n.ts';
import type { ActivityFact, ReadActivity } from '../../../common/activity/activity.ts';
import { InfiniteActivities } from '../../../common/activity/ActivityList.tsx';
import { amountRow, textRow } from '../../../common/activity/facts.tsx';
import { toOperation } from '../../../common/activity/operation.ts';
import {
  NoRecords,
  type NoRecordsProps,
  RecordTabs,
} from '../../../common/activity/RecordTabs.tsx';
import { useOrderStatus } from '../../../common/activity/status.ts';
import { useReasonText } from '../../../common/activity/useReasonText.ts';
import { StatusTracker } from '../../../common/activity/Tracker.tsx';
import type { Amounts } from '../../../common/amounts.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { marketText } from '../../../common/instruments/CodeAndMarket.tsx';
import { useExtension, useOperatorRules } from '../../../common/operatorRules.tsx';
import { recordTitles } from '../../../common/recordTitles.ts';
import { useGainRow } from '../../../common/useGainRow.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns, type RouteName } from '../../../links.ts';
import { feeOf, isConsistent, orderSide, unitPrice } from '../../../common/activity/order.ts';

type OrderTab = 'all' | 'pending' | 'success' | 'failed' | 'cancelled' | 'expired';

interface OrderTabsProps extends Pick<NoRecordsProps, 'next'> {
  readonly kind: OrderKind;
  /** The first tab is open unless the address names another. */
  readonly tabs: readonly [OrderTab, ...OrderTab[]];
  /** Shows only the orders of this instrument, with a link to all orders below. */
  readonly symbol?: string | undefined;
}

const recordsTab = defineMessages({
  all: { id: 'records.tab.all' },
  cancelled: { id: 'records.tab.cancelled' },
  expired: { id: 'records.tab.expired' },
  failed: { id: 'records.tab.failed' },
  pending: { id: 'records.tab.pending' },
  success: { id: 'records.tab.success' },
});

const recordsEmpty = defineMessages({
  all: { id: 'records.empty.all' },
  cancelled: { id: 'records.empty.cancelled' },
  expired: { id: 'records.empty.expired' },
  failed: { id: 'records.empty.failed' },
  pending: { id: 'records.empty.pending' },
  success: { id: 'records.empty.success' },
});

const listOf = {
  stock: 'records',
  block: 'blockOrders',
  qip: 'qipOrders',
  ipo: 'ipoOrders',
} as const satisfies Record<OrderKind, RouteName>;

/** Orders of one kind in tabs by status, newest first (spec §2). */
export function OrderTabs({ kind, next, tabs, symbol }: OrderTabsProps) {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  const status = tab === 'all' ? undefined : tab;
  const api = useApi();
  const query = useInfiniteQuery(
    ordersInfiniteQuery(api, { kind, status, symbol, limit: pageSizes.records }),
  );
  const showAll = { label: t({ id: 'records.empty.showAll' }), onPress: () => show('all') };
  return (
    <RecordTabs
      label={t({ id: 'records.tabs' })}
      tabs={tabs}
      labelOf={(value) => t(recordsTab[value])}
      tab={tab}
      onShow={show}
    >
      <InfiniteActivities
        key={tab}
        query={query}
        label={t({ id: 'records.list' })}
        list={listOf[kind]}
        failedTitle={t({ id: 'records.failed' })}
        empty={
          <NoRecords
            title={t(recordsEmpty[tab])}
            text={t({ id: 'records.empty.text' })}
            next={next}
            showAll={tab === 'all' ? null : showAll}
          />
        }
        idOf={({ orderNumber }) => orderNumber}
        find={(number) => orderQuery(api, kind, number)}
        read={useOrderActivity(kind)}
        showsStatus={tab === 'all'}
      />
      {symbol === undefined ? (
        kind === 'stock' && (
          // Purchases in blocks and placements are listed elsewhere.
          <Inline gap={16} justify="center">
            <Link kind="standalone" href={patterns.blockOrders}>
              {t(recordTitles.blockOrders)}
            </Link>
            <Link kind="standalone" href={patterns.qipOrders}>
              {t(recordTitles.qipOrders)}
            </Link>
          </Inline>
        )
      ) : (
        <Button tone="quiet" fullWidth href={patterns.records}>
          {t({ id: 'records.showAllInstruments' })}
        </Button>
      )}
    </RecordTabs>
  );
}

const isSold = ({ side, status }: Order) => side === 'sell' && status === 'success';

/** Maps orders of any kind to activities. */
export function useOrderActivity(list: OrderKind): ReadActivity<Order> {
  const { t, formatDateTime } = useI18n();
  const statusOf = useOrderStatus();
  const rowsOf = useOrderRows();
  const textOf = useReasonText();
  const { tradeFee } = useOperatorRules();
  return (order, amounts) => {
    const { kind, side, symbol, name, market, quantity, total, orderNumber } = order;
    const { createdAt, endedAt } = order;
    const status = statusOf(order.status);
    const sideText = side === null ? null : t(orderSide[side]);
    const lot = amounts.lot(quantity, unitPrice(order));
    const code = orDash(symbol);
    const agrees = isConsistent(order, tradeFee);
    const reason = textOf(order.reason);
    return {
      orderNumber,
      operation: toOperation(list, orderNumber),
      at: createdAt,
      avatar: <InstrumentAvatar symbol={symbol} name={name} market={market} />,
      title: sideText === null ? name : t({ id: 'records.title' }, { side: sideText, name }),
      rowTitle: name,
      instrument: symbol === null ? name : `${name} (${symbol})`,
      pesoRate: kind === 'stock' ? 'usdMxnTrading' : 'usdMxn',
      line: lineOf(sideText ?? code),
      note: agrees ? lineOf(code) : t({ id: 'order.contradiction' }),
      sentence: reason,
      amount: agrees ? total : null,
      direction: side === null ? null : side === 'sell' ? 'in' : 'out',
      status,
      steps: (
        <StatusTracker
          placed={{ label: t({ id: 'order.step.placed' }), detail: formatDateTime(createdAt) }}
          status={status}
          detail={
            [endedAt === null ? null : formatDateTime(endedAt), reason]
              .filter(Boolean)
              .join(' · ') || undefined
          }
          last={{ label: statusOf('success').text }}
        />
      ),
      rows: rowsOf(order, amounts),
      action: isSold(order) ? <GainsLink /> : null,
    };

    function lineOf(title: string): string {
      return amounts.isHidden || !agrees ? title : t({ id: 'records.line' }, { what: title, lot });
    }
  };
}

/** Figures of an order; for a sale also its gain. */
function useOrderRows(): (order: Order, amounts: Amounts) => readonly ActivityFact[] {
  const { t } = useI18n();
  const gainRow = useGainRow();
  const { tradeFee } = useOperatorRules();
  return (order, amounts) => {
    const { market, quantity, price, sellPrice } = order;
    return [
      ...(market === '' ? [] : [textRow(t({ id: 'markets.market' }), marketText(market, { t }))]),
      textRow(t({ id: 'ticket.quantityRow' }), amounts.count(quantity)),
      textRow(t({ id: 'order.field.price' }), amounts.price(price)),
      ...(sellPrice === null
        ? []
        : [textRow(t({ id: 'order.field.sellPrice' }), amounts.price(sellPrice))]),
      ...(isConsistent(order, tradeFee) ? totalRows(order, amounts) : []),
    ];
  };

  function totalRows(order: Order, amounts: Amounts): readonly ActivityFact[] {
    return [
      ...amountRow(amounts, t({ id: 'order.field.fee' }), feeOf(order)),
      ...amountRow(amounts, t({ id: 'order.field.total' }), order.total, { emphasis: true }),
      ...(isSold(order) ? gainRows(order, amounts) : []),
    ];
  }

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
