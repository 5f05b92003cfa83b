import { type FundOrder, fundOrderQuery, fundOrdersInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { InfiniteActivities } from '../../../common/activity/ActivityList.tsx';
import { NoRecords, RecordTabs } from '../../../common/activity/RecordTabs.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { useFundActivity } from './useFundActivity.tsx';

const tabs = ['all', 'active', 'completed', 'cancelled'] as const;

const tabText = {
  all: defineMessages({ tab: { id: 'fundOrders.tab.all' }, empty: { id: 'fundOrders.empty.all' } }),
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

/** The payment or cancellation, as in the inbox; the end of the term if the upstream sends no time. */
function endOf({ endedAt, endsAt, status, createdAt }: FundOrder): number | null {
  return endedAt ?? (status === 'completed' ? endsAt : null) ?? createdAt;
}

/** The customer's participations in funds, by status (spec §2 Fund). */
export default function FundOrdersScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  const api = useApi();
  const query = useInfiniteQuery(
    fundOrdersInfiniteQuery(api, {
      ...(tab === 'all' ? {} : { status: tab }),
      limit: pageSizes.records,
    }),
  );
  const showAll = { label: t({ id: 'records.empty.showAll' }), onPress: () => show('all') };
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
              showAll={tab === 'all' ? null : showAll}
            />
          }
          idOf={({ orderNumber }) => orderNumber}
          find={(number) => fundOrderQuery(api, number)}
          read={useFundActivity()}
          showsStatus={tab === 'all'}
          timeOf={endOf}
        />
      </RecordTabs>
    </ActivityScreen>
  );
}
