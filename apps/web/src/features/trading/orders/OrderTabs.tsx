import { type OrderKind, orderQuery, ordersInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Button } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { InfiniteActivities } from '../../../common/activity/ActivityList.tsx';
import {
  NoRecords,
  type NoRecordsProps,
  RecordTabs,
} from '../../../common/activity/RecordTabs.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns, type RouteName } from '../../../links.ts';
import { useOrderActivity } from './useOrderActivity.tsx';

type OrderTab = 'all' | 'pending' | 'success' | 'failed' | 'cancelled' | 'expired';

export interface OrderTabsProps extends Pick<NoRecordsProps, 'next'> {
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
      />
      {symbol === undefined ? null : (
        <Button tone="quiet" fullWidth href={patterns.records}>
          {t({ id: 'records.showAllInstruments' })}
        </Button>
      )}
    </RecordTabs>
  );
}
