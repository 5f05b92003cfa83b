import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Page, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { LoanList } from './LoanList.tsx';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { routes } from '../../../routing/addresses.ts';
import { Screen } from '../../../shell/Screen.tsx';

/** The customer's requests for loans, each with how far it has come (spec §2 Loan). */
export default function LoanApplicationScreen() {
  const { t } = useI18n();
  const [page, showPage] = usePageNumber();
  const query = useQuery(useQueries().loans({ page, limit: pageSizes.records }));
  return (
    <Screen>
      <Page gap={16}>
        <Text as="p" size={14} tone="muted">
          {t('loan.applications.about')}
        </Text>
        <LoanList
          query={query}
          page={page}
          onPage={showPage}
          showsProgress
          empty={
            <EmptyState
              picture="records"
              title={t('loan.applications.empty')}
              text={t('loan.applications.emptyText')}
              action={<Button href={routes.loan.path}>{t('loan.request')}</Button>}
            />
          }
        />
      </Page>
    </Screen>
  );
}
