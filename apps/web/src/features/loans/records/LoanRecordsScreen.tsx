import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Page, Tabs } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { LoanList } from './LoanList.tsx';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { useTab } from '../../../common/useTab.ts';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';

const tabs = ['all', 'unpaid', 'paid', 'rejected'] as const;

/** The customer's loans by how they stand (spec §2 Loan). */
export default function LoanRecordsScreen() {
  const { t } = useI18n();
  const [tab, show] = useTab('status', tabs);
  const [page, showPage] = usePageNumber();
  const query = useQuery(
    useQueries().loans({
      page,
      limit: pageSizes.records,
      state: tab === 'all' ? undefined : tab,
    }),
  );
  return (
    <Screen>
      <Page gap={16}>
        <Tabs
          label={t('loan.tabs')}
          items={tabs.map((value) => ({ value, label: t(`loan.tab.${value}`) }))}
          value={tab}
          onChange={show}
        >
          <Page gutters={false}>
            <LoanList
              query={query}
              page={page}
              onPage={showPage}
              showsProgress={false}
              empty={
                <EmptyState
                  picture="records"
                  title={t(`loan.empty.${tab}`)}
                  action={<Button href={routes.loan.path}>{t('loan.go')}</Button>}
                />
              }
            />
          </Page>
        </Tabs>
      </Page>
    </Screen>
  );
}
