import { hasNextPage, type LoanRecord } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useUpstreamTime } from '../ages.tsx';
import { unpaidLoansQuery } from './unpaidLoansQuery.ts';

/** Whether an unpaid loan's due date has passed. `now`: epoch milliseconds of the upstream. */
export function isLoanOverdue(
  { status, repaymentAt }: Pick<LoanRecord, 'status' | 'repaymentAt'>,
  now: number,
): boolean {
  return status === 'unpaid' && repaymentAt !== null && repaymentAt <= now;
}

/**
 * The unpaid loan that is due first. A customer without a debt has none, and `hasDebt` false sends
 * no request.
 */
export function useNextLoan(hasDebt: boolean) {
  const { data, isLoading } = useQuery({ ...unpaidLoansQuery(useApi()), enabled: hasDebt });
  const now = useUpstreamTime();
  // The loan that is due first is one of the oldest, so only the last page is sure to have it. The
  // query reads the first page: if another page follows, no loan is known to be the first.
  const isComplete = data !== undefined && !hasNextPage([data], pageSizes.max);
  const loan = (isComplete ? data.rows : [])
    .filter(({ repaymentAt }) => repaymentAt !== null)
    .sort((a, b) => (a.repaymentAt ?? 0) - (b.repaymentAt ?? 0))[0];
  return { loan, isLoading, isOverdue: loan !== undefined && isLoanOverdue(loan, now) };
}
