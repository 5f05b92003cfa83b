import type { LoanSummary } from '@corro/client';
import type { LoanRequestEvent, LoanRequestView } from '@corro/machines';
import { useMemo } from 'react';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { loanFlow } from './loanFlow.ts';

/** A running request. */
export interface LoanRequest {
  readonly view: LoanRequestView;
  readonly send: (event: LoanRequestEvent) => void;
}

/** Runs the request for a loan at what is offered now; undefined while that is not known. */
export function useLoanRequest(summary: LoanSummary | undefined): LoanRequest {
  const facts = useMemo(() => ({ offer: offerOf(summary) }), [summary]);
  return useOrderFlow(loanFlow, { draft: 'loan', facts });
}

function offerOf(summary: LoanSummary | undefined) {
  if (summary === undefined) return null;
  const { remaining, rate, days, fee } = summary;
  return { remaining, rate, days, fee };
}
