import { fundOrderQuery, fundOrdersInfiniteQuery } from '@corro/client';
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

const fundOrdersTab = defineMessages({
  active: { id: 'fundOrders.tab.active' },
  cancelled: { id: 'fundOrders.tab.cancelled' },
  completed: { id: 'fundOrders.tab.completed' },
});

const fundOrdersEmpty = defineMessages({
  active: { id: 'fundOrders.empty.active' },
  cancelled: { id: 'fundOrders.empty.cancelled' },
  completed: { id: 'fundOrders.empty.completed' },
});

/** Where the address names a participation and no tab: the tab that it is in, once that is known. */
function useLinkedTab(): (typeof tabs)[number] | undefined {
  const linked = useLinkedRecord();
  const [search] = useSearchParams();
  const { data: found } = useQuery({
    ...fundOrderQuery(useApi(), linked ?? ''),
    enabled: linked !== null && !search.has('status'),
  });
  return tabs.find((one) => one === found?.status);
}

/** The customer's participations in funds, by status (spec §2 Fund). */
export default function FundOrdersScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs, useLinkedTab());
  const api = useApi();
  const query = useInfiniteQuery(
    fundOrdersInfiniteQuery(api, { status: tab, limit: pageSizes.records }),
  );
  return (
    <ActivityScreen>
      <RecordTabs
        label={t({ id: 'fundOrders.tabs' })}
        tabs={tabs}
        labelOf={(one) => t(fundOrdersTab[one])}
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
              title={t(fundOrdersEmpty[tab])}
              text={t({ id: 'fundOrders.empty.text' })}
              next={{ href: patterns.funds, label: t({ id: 'funds.seeFunds' }) }}
            />
          }
          idOf={({ orderNumber }) => orderNumber}
          find={(number) => fundOrderQuery(api, number)}
          read={useFundActivity()}
        />
      </RecordTabs>
    </ActivityScreen>
  );
}
