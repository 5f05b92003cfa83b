import { billInfiniteQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { AmountsToggle, useHiddenAmounts } from '../../../common/hiddenAmounts.tsx';
import { RowSkeletons } from '../../../common/queries/RowSkeletons.tsx';
import { InfiniteRecords, NoRecords, RecordTabs } from '../../../common/RecordList.tsx';
import { useTab } from '../../../common/useTab.ts';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { ChangeRow } from './ChangeRow.tsx';

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
  const [isHidden, turn] = useHiddenAmounts();
  const query = useInfiniteQuery(
    billInfiniteQuery(useApi(), { type: tab, limit: pageSizes.records }),
  );
  const showAll = { label: t({ id: 'bill.empty.showAll' }), onPress: () => show('all') };
  return (
    <Screen actions={<AmountsToggle isHidden={isHidden} onTurn={turn} />}>
      <RecordTabs
        label={t({ id: 'bill.tabs' })}
        tabs={tabs}
        labelOf={(one) => t(billTab[one])}
        tab={tab}
        onShow={show}
      >
        <InfiniteRecords
          key={tab}
          query={query}
          label={t({ id: 'bill.list' })}
          failedTitle={t({ id: 'bill.failed' })}
          loading={<RowSkeletons count={pageSizes.records} />}
          empty={
            <NoRecords
              title={t(billEmpty[tab])}
              text={t({ id: 'bill.empty.text' })}
              next={{ href: routes.recharge.path, label: t(routes.recharge.title) }}
              showAll={tab === 'all' ? null : showAll}
            />
          }
          idOf={({ id }) => id}
        >
          {(entry) => <ChangeRow entry={entry} isHidden={isHidden} />}
        </InfiniteRecords>
      </RecordTabs>
    </Screen>
  );
}
