import { loansQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Page, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { NoRecords } from '../../../common/activity/RecordTabs.tsx';
import { patterns } from '../../../links.ts';
import { ActivityScreen } from '../../../shell/ActivityScreen.tsx';
import { LoanList } from './LoanList.tsx';

/** The customer's requests for loans, each with how far it has come (spec §2 Loan). */
export default function LoanApplicationScreen() {
  const { t } = useI18n();
  const [page, showPage] = usePageNumber();
  const query = useQuery(loansQuery(useApi(), { page, limit: pageSizes.records }));
  return (
    <ActivityScreen>
      <Page gap={16}>
        <Text as="p" size={14} tone="muted">
          {t({ id: 'loan.applications.about' })}
        </Text>
        <LoanList
          query={query}
          page={page}
          onPage={showPage}
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
