import type { CorroClient } from '@corro/client';
import { loanRequestMachine, loanRequestView, type LoanRequestTerms } from '@corro/machines';
import { amountDraft } from '../../flows/orders/flowDrafts.ts';
import { findRecord, placedAs } from '../../flows/orders/findRecord.ts';
import type { FlowCalls } from '../../flows/orders/appOrderFlow.ts';
import { isFields, isPrice, isQuantity } from '../../flows/orders/persistedOrders.ts';

/** Asking for a loan. */
export const loanFlow = {
  machine: loanRequestMachine,
  viewOf: loanRequestView,
  name: 'flow:loan',
  changes: ['loans', 'loanSummary'],
  calls: ({ loans }: CorroClient): FlowCalls<LoanRequestTerms> => ({
    async place({ order: { key, terms, confirmedAt } }) {
      const { orderNumber } = await loans.request(terms.amount, key, { confirmedAt });
      return placedAs(orderNumber, terms.amount);
    },
    lookUp: ({ key }, signal) =>
      findRecord((params, options) => loans.list(params, options), key, signal),
  }),
  isTerms: (value: unknown): value is LoanRequestTerms =>
    isFields(value) &&
    isPrice(value['amount']) &&
    (value['rate'] === null || isPrice(value['rate'])) &&
    (value['days'] === null || isQuantity(value['days'])),
  ...amountDraft,
};
