import { checkLoanRequest, parseWholeAmount } from '@corro/domain';
import type { OrderFlowDefinition } from '../orderFlow/index.ts';
import type {
  LoanRequestEdit,
  LoanRequestFacts,
  LoanRequestForm,
  LoanRequestTerms,
} from './types.ts';

/** What the request for a loan makes of the common flow. No code is asked for (spec §7). */
export const loanRequest: OrderFlowDefinition<
  LoanRequestForm,
  LoanRequestFacts,
  LoanRequestEdit,
  LoanRequestTerms
> = {
  id: 'loanRequest',
  emptyForm: { amountText: '' },
  needsCode: false,
  // Every amount begins as one that is too small.
  heldBack: ['loan-below-minimum'],
  edit: (_, { text }) => ({ amountText: text }),
  prefill: (form) => form,

  problems: ({ amountText }, { offer }) =>
    checkLoanRequest({ amountText, remaining: offer?.remaining ?? null }),

  obstacle: ({ offer }) => (offer === null ? 'loan-unknown' : null),

  terms({ amountText }, { offer }) {
    const parsed = parseWholeAmount(amountText);
    if (!parsed.ok || offer === null) return null;
    return { amount: parsed.amount, rate: offer.rate, days: offer.days };
  },
};
