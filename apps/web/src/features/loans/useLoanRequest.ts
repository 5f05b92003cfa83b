import type { CorroClient, LoanSummary } from '@corro/client';
import type { LoanRequestEvent, LoanRequestTerms, LoanRequestView } from '@corro/machines';
import { useMemo } from 'react';
import { useClient } from '../../app/room.ts';
import { findRecord, placedAs } from '../../flows/orders/findRecord.ts';
import type { FlowCalls } from '../../flows/orders/flowEffects.ts';
import { useOrderFlow } from '../../flows/orders/useOrderFlow.ts';
import { loanFlow } from './loanFlow.ts';

/** A running request. */
export interface LoanRequest {
  readonly view: LoanRequestView;
  readonly send: (event: LoanRequestEvent) => void;
}

/** Runs the request for a loan at what is offered now; undefined while that is not known. */
export function useLoanRequest(summary: LoanSummary | undefined): LoanRequest {
  const client = useClient();
  const facts = useMemo(() => ({ offer: offerOf(summary) }), [summary]);
  return useOrderFlow(loanFlow, {
    name: 'flow:loan',
    draft: 'loan',
    facts,
    changes: ['loans', 'loanSummary'],
    ...callsOver(client),
  });
}

function offerOf(summary: LoanSummary | undefined) {
  if (summary === undefined) return null;
  const { remaining, rate, days } = summary;
  return { remaining, rate, days };
}

function callsOver({ loans }: CorroClient): FlowCalls<LoanRequestTerms> {
  return {
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber } = await loans.request(terms.amount, key, { confirmedAt });
      return placedAs(orderNumber, terms.amount);
    },
    lookUp: ({ key }, signal) =>
      findRecord((params, options) => loans.list(params, options), key, signal),
  };
}
