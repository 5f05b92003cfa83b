import { type LoanRecord, loanQuery, loansQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Stack } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { PagedActivities } from '../../../common/activity/ActivityList.tsx';
import { useExtension } from '../../../common/operatorRules.tsx';
import { useLazySheet } from '../../../common/overlays/useLazySheet.ts';
import { usePageNumber } from '../../../common/queries/Pager.tsx';
import { useCancelling } from '../../../flows/cancelling/useCancelling.tsx';
import { useLoanActivity } from './useLoanActivity.tsx';

const loadSheet = () => import('../repayment/RepaymentSheet.tsx');

interface LoanListProps {
  /** Filters by status; all loans by default. */
  readonly state?: 'unpaid' | 'paid' | 'rejected';
  readonly empty: ReactNode;
}

/** A page of loans, newest first. Early repayment needs an upstream that announces it. */
export function LoanList({ state, empty }: LoanListProps) {
  const { t } = useI18n();
  const api = useApi();
  const [page, showPage] = usePageNumber();
  const query = useQuery(loansQuery(api, { page, limit: pageSizes.records, state }));
  const rows = query.data?.rows;
  const canRepay = useExtension('loans.repay');
  const [chosen, setChosen] = useState<LoanRecord>();
  const [isWanted, setWanted] = useState(false);
  const leave = () => setWanted(false);
  const sheet = useLazySheet(loadSheet, isWanted, leave);
  const repay = (loan: LoanRecord) => {
    setChosen(loan);
    setWanted(true);
  };
  const number = chosen?.orderNumber;
  const cancelling = useCancelling('loan', rows);
  const read = useLoanActivity(canRepay ? repay : null, cancelling.buttonOf);
  return (
    <Stack gap={16}>
      {canRepay && sheet !== null ? (
        <sheet.RepaymentSheet
          key={number}
          loan={rows?.find(({ orderNumber }) => orderNumber === number) ?? chosen}
          isWanted={isWanted}
          onLeave={leave}
        />
      ) : null}
      {cancelling.sheet}
      <PagedActivities
        query={query}
        page={page}
        onPage={showPage}
        empty={empty}
        label={t({ id: 'loan.list' })}
        list="loanRecords"
        failedTitle={t({ id: 'loan.failed' })}
        idOf={({ orderNumber }) => orderNumber}
        find={(orderNumber) => loanQuery(api, orderNumber)}
        read={read}
        // An unpaid loan may be overdue.
        showsStatus={state === undefined || state === 'unpaid'}
      />
    </Stack>
  );
}
