import { ipoOrdersQuery } from '@corro/client';
import { defineMessages } from '@corro/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { ActivityList } from '../../../common/activity/ActivityList.tsx';
import { NoRecords, RecordTabs } from '../../../common/activity/RecordTabs.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { useCancelling } from '../../../flows/cancelling/useCancelling.tsx';
import { toCancellable, useIpoActivity } from './useIpoActivity.tsx';

const tabs = ['all', 'pending', 'success', 'failed'] as const;

const tabText = {
  all: defineMessages({ tab: { id: 'ipoOrders.tab.all' }, empty: { id: 'ipoOrders.empty.all' } }),
  pending: defineMessages({
    tab: { id: 'ipoOrders.tab.pending' },
    empty: { id: 'ipoOrders.empty.pending' },
  }),
  success: defineMessages({
    tab: { id: 'ipoOrders.tab.success' },
    empty: { id: 'ipoOrders.empty.success' },
  }),
  failed: defineMessages({
    tab: { id: 'ipoOrders.tab.failed' },
    empty: { id: 'ipoOrders.empty.failed' },
  }),
};

/**
 * The customer's IPO applications by status (spec §2 IPO, §4). Only «all» lists an unknown status.
 */
export default function IpoOrdersScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  const query = useQuery(ipoOrdersQuery(useApi()));
  const listed = useMemo(() => query.data?.map(toCancellable), [query.data]);
  const cancelling = useCancelling('ipo', listed);
  const read = useIpoActivity(cancelling.buttonOf);
  const showAll = { label: t({ id: 'records.empty.showAll' }), onPress: () => show('all') };
  return (
    <ActivityScreen>
      <RecordTabs
        label={t({ id: 'ipoOrders.tabs' })}
        tabs={tabs}
        labelOf={(value) => t(tabText[value].tab)}
        tab={tab}
        onShow={show}
      >
        {cancelling.sheet}
        <ActivityList
          query={query}
          rowsIn={(orders) => orders.filter(({ status }) => tab === 'all' || status === tab)}
          label={t({ id: 'ipoOrders.list' })}
          list="ipoOrders"
          failedTitle={t({ id: 'ipoOrders.failed' })}
          empty={
            <NoRecords
              picture="ipo"
              title={t(tabText[tab].empty)}
              text={t({ id: 'ipoOrders.empty.text' })}
              next={{ href: patterns.ipo, label: t({ id: 'ipo.seeOffers' }) }}
              showAll={tab === 'all' ? null : showAll}
            />
          }
          idOf={({ orderNumber }) => orderNumber}
          read={read}
          timeOf={({ endedAt, createdAt }) => endedAt ?? createdAt}
          showsStatus={tab === 'all'}
        />
      </RecordTabs>
    </ActivityScreen>
  );
}
