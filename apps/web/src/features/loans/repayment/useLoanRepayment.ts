import { balanceQuery, type LoanRecord, loanSummaryQuery } from '@corro/client';
import type { LoanRepaymentEvent, LoanRepaymentView } from '@corro/machines';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/api.ts';
import { useOrderFlow } from '../../../flows/orders/useOrderFlow.ts';
import { loanToRepay, repaymentFlow } from './repaymentFlow.ts';

/** A running repayment. */
export interface LoanRepayment {
  readonly view: LoanRepaymentView;
  readonly send: (event: LoanRepaymentEvent) => void;
}

/** Runs the repayment of one loan (undefined: of the one that is on its way, if any). */
export function useLoanRepayment(loan: LoanRecord | undefined): LoanRepayment {
  const api = useApi();
  const balance = useQuery(balanceQuery(api)).data ?? null;
  const owed = useQuery(loanSummaryQuery(api)).data?.amountDue ?? null;
  const facts = useMemo(
    () => ({ loan: loanToRepay(loan), isPaid: loan?.status === 'paid', balance, owed }),
    [loan, balance, owed],
  );
  return useOrderFlow(repaymentFlow, { draft: 'loan-repayment', facts });
}
