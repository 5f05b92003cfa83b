import { defineMessages } from '@corro/messages';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { NoRecords, RecordTabs } from '../../../common/activity/RecordTabs.tsx';
import { useTab } from '../../../common/useTab.ts';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { LoanList } from './LoanList.tsx';

const tabs = ['all', 'unpaid', 'paid', 'rejected'] as const;

const tabText = {
  all: defineMessages({ tab: { id: 'loan.tab.all' }, empty: { id: 'loan.empty.all' } }),
  unpaid: defineMessages({ tab: { id: 'loan.tab.unpaid' }, empty: { id: 'loan.empty.unpaid' } }),
  paid: defineMessages({ tab: { id: 'loan.tab.paid' }, empty: { id: 'loan.empty.paid' } }),
  rejected: defineMessages({
    tab: { id: 'loan.tab.rejected' },
    empty: { id: 'loan.empty.rejected' },
  }),
};

/** The customer's loan requests and loans by status, at two addresses (spec §2 Loan). */
export default function LoanRecordsScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  return (
    <ActivityScreen>
      <RecordTabs
        label={t({ id: 'loan.tabs' })}
        tabs={tabs}
        labelOf={(value) => t(tabText[value].tab)}
        tab={tab}
        onShow={show}
      >
        <LoanList
          {...(tab === 'all' ? {} : { state: tab })}
          empty={
            <NoRecords
              title={t(tabText[tab].empty)}
              text={tab === 'all' ? t({ id: 'loan.empty.text' }) : undefined}
              next={{ href: patterns.loan, label: t({ id: 'loan.go' }) }}
            />
          }
        />
      </RecordTabs>
    </ActivityScreen>
  );
}
