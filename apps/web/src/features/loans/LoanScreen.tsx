import { loanSummaryQuery } from '@corro/client';
import { IconButton, Page } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { FreeWithdrawal } from '../../common/FreeWithdrawal.tsx';
import { useFlowSheet } from '../../flows/orders/FlowSheet.tsx';
import { patterns } from '../../links.ts';
import { Screen } from '../../shell/Screen.tsx';
import { LoanCard } from './LoanCard.tsx';
import { LoanRequestSheet } from './LoanRequestSheet.tsx';
import { useLoanRequest } from './useLoanRequest.ts';

/** Loans (spec §2): what one owes and may borrow, and the request. */
export default function LoanScreen() {
  const { t } = useI18n();
  const query = useQuery(loanSummaryQuery(useApi()));
  const [isWanted, setWanted] = useState(false);
  const request = useLoanRequest(query.data);
  const sheet = useFlowSheet(request, {
    form: { isWanted, leave: () => setWanted(false) },
    recordsPath: patterns.loanApplication,
  });
  return (
    <Screen
      actions={
        <IconButton
          icon="records"
          label={t({ id: 'route.loanRecords' })}
          href={patterns.loanRecords}
        />
      }
    >
      <Page gap={16}>
        <LoanRequestSheet request={request} sheet={sheet} />
        <LoanCard
          query={query}
          onRequest={sheet.isMinimised ? sheet.show : () => setWanted(true)}
        />
        {query.isLoading ? null : <FreeWithdrawal />}
      </Page>
    </Screen>
  );
}
