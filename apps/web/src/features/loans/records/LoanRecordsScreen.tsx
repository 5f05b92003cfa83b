import { loansQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { NoRecords, RecordTabs } from '../../../common/activity/RecordTabs.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { LoanList } from './LoanList.tsx';

const tabs = ['all', 'unpaid', 'paid', 'rejected'] as const;

const loanTab = defineMessages({
  all: { id: 'loan.tab.all' },
  paid: { id: 'loan.tab.paid' },
  rejected: { id: 'loan.tab.rejected' },
  unpaid: { id: 'loan.tab.unpaid' },
});

const loanEmpty = defineMessages({
  all: { id: 'loan.empty.all' },
  paid: { id: 'loan.empty.paid' },
  rejected: { id: 'loan.empty.rejected' },
  unpaid: { id: 'loan.empty.unpaid' },
});

/** The customer's loans by status (spec §2 Loan). */
export default function LoanRecordsScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  const [page, showPage] = usePageNumber();
  const query = useQuery(
    loansQuery(useApi(), {
      page,
      limit: pageSizes.records,
      state: tab === 'all' ? undefined : tab,
    }),
  );
  return (
    <ActivityScreen>
      <RecordTabs
        label={t({ id: 'loan.tabs' })}
        tabs={tabs}
        labelOf={(one) => t(loanTab[one])}
        tab={tab}
        onShow={show}
      >
        <LoanList
          query={query}
          page={page}
          onPage={showPage}
          empty={
            <NoRecords
              title={t(loanEmpty[tab])}
              next={{ href: patterns.loan, label: t({ id: 'loan.go' }) }}
            />
          }
        />
      </RecordTabs>
    </ActivityScreen>
  );
}
