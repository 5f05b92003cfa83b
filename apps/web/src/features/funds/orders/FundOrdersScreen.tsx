import { type FundOrder, fundOrderQuery, fundOrdersInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { InfiniteActivities } from '../../../common/activity/ActivityList.tsx';
import { useLinkedRecord } from '../../../common/activity/operation.ts';
import { NoRecords, RecordTabs } from '../../../common/activity/RecordTabs.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { useFundActivity } from './useFundActivity.tsx';

const tabs = ['active', 'completed', 'cancelled'] as const;

const tabText = {
  active: defineMessages({
    tab: { id: 'fundOrders.tab.active' },
    empty: { id: 'fundOrders.empty.active' },
  }),
  completed: defineMessages({
    tab: { id: 'fundOrders.tab.completed' },
    empty: { id: 'fundOrders.empty.completed' },
  }),
  cancelled: defineMessages({
    tab: { id: 'fundOrders.tab.cancelled' },
    empty: { id: 'fundOrders.empty.cancelled' },
  }),
};

/**
 * Tab to open first. If the address names an order, the tab of that order's status; else the first
 * tab with rows. Undefined while unknown, if that is the default tab or no tab has rows, and if the
 * address itself names a tab.
 */
function useFirstTab(): (typeof tabs)[number] | undefined {
  const linked = useLinkedRecord();
  const [search] = useSearchParams();
  const isOpen = !search.has('status');
  const { data: found } = useQuery({
    ...fundOrderQuery(useApi(), linked ?? ''),
    enabled: linked !== null && isOpen,
  });
  const active = useRowCount('active', linked === null && isOpen);
  const completed = useRowCount('completed', active === 0);
  const cancelled = useRowCount('cancelled', completed === 0);
  if (linked !== null) return tabs.find((status) => status === found?.status);
  if (active !== 0) return undefined;
  return (completed ?? 0) > 0 ? 'completed' : (cancelled ?? 0) > 0 ? 'cancelled' : undefined;
}

/**
 * Number of participations of a status on the first page; undefined while loading or not enabled.
 */
function useRowCount(status: (typeof tabs)[number], enabled: boolean): number | undefined {
  const query = fundOrdersInfiniteQuery(useApi(), { status, limit: pageSizes.records });
  const { data } = useInfiniteQuery({ ...query, enabled });
  return enabled ? data?.pages[0]?.rows.length : undefined;
}

/** The payment or cancellation, as in the inbox; the end of the term if the upstream sends no time. */
function endOf({ endedAt, endsAt, status, createdAt }: FundOrder): number | null {
  return endedAt ?? (status === 'completed' ? endsAt : null) ?? createdAt;
}

/** The customer's participations in funds, by status (spec §2 Fund). */
export default function FundOrdersScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs, useFirstTab());
  const api = useApi();
  const query = useInfiniteQuery(
    fundOrdersInfiniteQuery(api, { status: tab, limit: pageSizes.records }),
  );
  return (
    <ActivityScreen>
      <RecordTabs
        label={t({ id: 'fundOrders.tabs' })}
        tabs={tabs}
        labelOf={(value) => t(tabText[value].tab)}
        tab={tab}
        onShow={show}
      >
        <InfiniteActivities
          key={tab}
          query={query}
          label={t({ id: 'fundOrders.list' })}
          list="fundOrders"
          failedTitle={t({ id: 'fundOrders.failed' })}
          empty={
            <NoRecords
              picture="fund"
              title={t(tabText[tab].empty)}
              text={t({ id: 'fundOrders.empty.text' })}
              next={{ href: patterns.funds, label: t({ id: 'funds.seeFunds' }) }}
            />
          }
          idOf={({ orderNumber }) => orderNumber}
          find={(number) => fundOrderQuery(api, number)}
          read={useFundActivity()}
          showsStatus={false}
          {...(tab === 'active' ? {} : { timeOf: endOf })}
        />
      </RecordTabs>
    </ActivityScreen>
  );
}
