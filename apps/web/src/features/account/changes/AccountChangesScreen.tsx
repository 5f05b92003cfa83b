import { billEntryQuery, billInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { InfiniteActivities } from '../../../common/activity/ActivityList.tsx';
import { NoRecords, RecordTabs } from '../../../common/activity/RecordTabs.tsx';
import { useExtension } from '../../../common/operatorRules.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { type ChangesFilter, ChangesSearch } from './ChangesSearch.tsx';
import { MonthSums } from './MonthSums.tsx';
import { useBillActivity } from './useBillActivity.tsx';

const tabs = ['all', 'income', 'expense'] as const;

const tabText = {
  all: defineMessages({ tab: { id: 'bill.tab.all' }, empty: { id: 'bill.empty.all' } }),
  expense: defineMessages({ tab: { id: 'bill.tab.expense' }, empty: { id: 'bill.empty.expense' } }),
  income: defineMessages({ tab: { id: 'bill.tab.income' }, empty: { id: 'bill.empty.income' } }),
};

/** Changes of the balance: all, income or expense (spec §2, §7). */
export default function AccountChangesScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('type', tabs);
  const api = useApi();
  const canSearch = useExtension('bill.search');
  const hasStatements = useExtension('documents');
  const [filter, setFilter] = useState<ChangesFilter>({ search: '', month: null });
  const { search, month } = filter;
  const isFiltered = search !== '' || month !== null;
  const query = useInfiniteQuery(
    billInfiniteQuery(api, {
      type: tab,
      limit: pageSizes.records,
      ...(search === '' ? {} : { search }),
      ...(month === null ? {} : { month }),
    }),
  );
  const showAll = { label: t({ id: 'bill.empty.showAll' }), onPress: () => show('all') };
  return (
    <ActivityScreen>
      <RecordTabs
        label={t({ id: 'bill.tabs' })}
        tabs={tabs}
        labelOf={(value) => t(tabText[value].tab)}
        tab={tab}
        onShow={show}
      >
        {canSearch ? <ChangesSearch filter={filter} onChange={setFilter} /> : null}
        <InfiniteActivities
          key={`${tab} ${month} ${search}`}
          query={query}
          label={t({ id: 'bill.list' })}
          list="accountChanges"
          failedTitle={t({ id: 'bill.failed' })}
          empty={
            <NoRecords
              title={isFiltered ? t({ id: 'bill.empty.filtered' }) : t(tabText[tab].empty)}
              text={t({ id: 'bill.empty.text' })}
              next={{ href: patterns.recharge, label: t({ id: 'route.recharge' }) }}
              showAll={tab === 'all' ? null : showAll}
            />
          }
          idOf={({ id }) => id}
          find={(id) => billEntryQuery(api, id)}
          read={useBillActivity()}
          renderMonth={
            hasStatements && tab === 'all' && search === ''
              ? (name) => <MonthSums month={name} />
              : undefined
          }
        />
      </RecordTabs>
    </ActivityScreen>
  );
}
