import { checkFundPurchase } from '@corro/domain';
import type { OrderFlowDefinition } from '../orderFlow/index.ts';
import type { FundFacts, FundForm, FundTerms } from './types.ts';

/** What a participation in a fund makes of the common flow. No code is asked for (spec §7). */
export const fundPurchase: OrderFlowDefinition<FundForm, FundFacts, never, FundTerms> = {
  id: 'fundPurchase',
  emptyForm: {},
  needsCode: false,
  heldBack: [],
  edit: (form) => form,
  prefill: (form) => form,

  problems: (_, { fund, balance }) =>
    fund === null ? [] : checkFundPurchase({ ...fund, balance }),

  obstacle({ fund, isGone, balance }) {
    if (isGone) return 'offer-gone';
    if (fund === null) return 'offer-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms: (_, { fund }) =>
    fund === null ? null : { fundId: fund.id, name: fund.name, amount: fund.amount },
};
