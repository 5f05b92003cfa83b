import { billEntryQuery, billInfiniteQuery } from '@corro/client';
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
import { useBillActivity } from './useBillActivity.tsx';

const tabs = ['all', 'income', 'expense'] as const;

const billTab = defineMessages({
  all: { id: 'bill.tab.all' },
  expense: { id: 'bill.tab.expense' },
  income: { id: 'bill.tab.income' },
});

const billEmpty = defineMessages({
  all: { id: 'bill.empty.all' },
  expense: { id: 'bill.empty.expense' },
  income: { id: 'bill.empty.income' },
});

/** Every change of the balance, or only what came in, or only what went out (spec §2, §7). */
export default function AccountChangesScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('type', tabs);
  const api = useApi();
  const query = useInfiniteQuery(billInfiniteQuery(api, { type: tab, limit: pageSizes.records }));
  const showAll = { label: t({ id: 'bill.empty.showAll' }), onPress: () => show('all') };
  return (
    <ActivityScreen>
      <RecordTabs
        label={t({ id: 'bill.tabs' })}
        tabs={tabs}
        labelOf={(one) => t(billTab[one])}
        tab={tab}
        onShow={show}
      >
        <InfiniteActivities
          key={tab}
          query={query}
          label={t({ id: 'bill.list' })}
          list="accountChanges"
          failedTitle={t({ id: 'bill.failed' })}
          empty={
            <NoRecords
              title={t(billEmpty[tab])}
              text={t({ id: 'bill.empty.text' })}
              next={{ href: patterns.recharge, label: t({ id: 'route.recharge' }) }}
              showAll={tab === 'all' ? null : showAll}
            />
          }
          idOf={({ id }) => id}
          find={(id) => billEntryQuery(api, id)}
          read={useBillActivity()}
        />
      </RecordTabs>
    </ActivityScreen>
  );
}
