import { Page, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { NoRecords } from '../../../common/activity/RecordTabs.tsx';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { LoanList } from './LoanList.tsx';

/** The customer's loan requests and their progress (spec §2 Loan). */
export default function LoanApplicationScreen() {
  const { t } = useI18n();
  return (
    <ActivityScreen>
      <Page gap={16}>
        <Text as="p" size={14} tone="muted">
          {t({ id: 'loan.applications.about' })}
        </Text>
        <LoanList
          empty={
            <NoRecords
              title={t({ id: 'loan.applications.empty' })}
              text={t({ id: 'loan.applications.emptyText' })}
              next={{ href: patterns.loan, label: t({ id: 'loan.request' }) }}
            />
          }
        />
      </Page>
    </ActivityScreen>
  );
}
