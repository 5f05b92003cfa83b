import { type LoanRecord, loanQuery, type Page } from '@corro/client';
import { Stack } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useExtension } from '../../../common/operatorRules.tsx';
import type { QueryResult } from '../../../common/queries/queryError.tsx';
import { PagedActivities } from '../../../common/activity/ActivityList.tsx';
import { useCancelling } from '../../../flows/cancelling/useCancelling.tsx';
import { RepaymentSheet } from '../repayment/RepaymentSheet.tsx';
import { useLoanActivity } from './useLoanActivity.tsx';

export interface LoanListProps {
  readonly query: QueryResult<Page<LoanRecord>>;
  /** From 1; of `pageSizes.records` rows. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The empty state. */
  readonly empty: ReactNode;
}

/**
 * A page of loans, newest first; what is on its way comes to its end without a reload. One that is owed can
 * be paid back before its day where the operator's server takes that.
 */
export function LoanList(list: LoanListProps) {
  const { t } = useI18n();
  const api = useApi();
  const canRepay = useExtension('loans.repay');
  const [chosen, setChosen] = useState<LoanRecord>();
  const [isWanted, setWanted] = useState(false);
  const repay = (loan: LoanRecord) => {
    setChosen(loan);
    setWanted(true);
  };
  const number = chosen?.orderNumber;
  const cancelling = useCancelling('loan', list.query.data?.rows);
  const read = useLoanActivity(canRepay ? repay : null, cancelling.buttonOf);
  return (
    <Stack gap={16}>
      {canRepay ? (
        <RepaymentSheet
          key={number}
          loan={list.query.data?.rows.find(({ orderNumber }) => orderNumber === number) ?? chosen}
          isWanted={isWanted}
          onLeave={() => setWanted(false)}
        />
      ) : null}
      {cancelling.sheet}
      <PagedActivities
        {...list}
        label={t({ id: 'loan.list' })}
        list="loanRecords"
        failedTitle={t({ id: 'loan.failed' })}
        idOf={({ orderNumber }) => orderNumber}
        find={(one) => loanQuery(api, one)}
        read={read}
      />
    </Stack>
  );
}
