import { loanRequestMachine, loanRequestView, type LoanRequestTerms } from '@corro/machines';
import { isFields, isPrice, isQuantity } from '../../flows/orders/keptOrders.ts';
import { amountDraft } from '../money/amountDraft.ts';

/** Asking for a loan. */
export const loanFlow = {
  flow: loanRequestMachine,
  viewOf: loanRequestView,
  isTerms: (value: unknown): value is LoanRequestTerms =>
    isFields(value) &&
    isPrice(value['amount']) &&
    (value['rate'] === null || isPrice(value['rate'])) &&
    (value['days'] === null || isQuantity(value['days'])),
  ...amountDraft,
};
