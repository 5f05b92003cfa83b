import { balanceAfter, checkFundPurchase, type DecimalText, type FundIssue } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent, OrderFlowInput } from '../orderFlow/types.ts';

/** A fund, as far as the purchase of a participation needs to know it; `amount` is its price. */
export interface FundOnOffer extends FundIssue {
  readonly id: string;
  readonly name: string;
}

/** There is nothing to fill in: one participation is bought at a time (spec §7). */
export type FundForm = Readonly<Record<string, never>>;

export interface FundFacts {
  /** Null while it is not known. */
  readonly fund: FundOnOffer | null;
  /** The fund is no longer there. */
  readonly isGone: boolean;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
}

/** What the customer agrees to. */
export interface FundTerms {
  readonly fundId: string;
  readonly name: string;
  /** US dollars. */
  readonly amount: DecimalText;
}

export type FundPurchaseInput = OrderFlowInput<FundForm, FundFacts, FundTerms>;
export type FundPurchaseEvent = OrderFlowEvent<FundFacts, never, FundTerms>;

/** What a participation in a fund makes of the common flow. No code is asked for (spec §7). */
const fundPurchase: OrderFlowDefinition<FundForm, FundFacts, never, FundTerms> = {
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

/** Buying one participation in a fund. */
export const fundPurchaseMachine = createOrderFlow(fundPurchase);

export type FundPurchaseSnapshot = SnapshotFrom<typeof fundPurchaseMachine>;

/** What a screen shows of the purchase and may offer. Money is decimal text in US dollars. */
export interface FundPurchaseView extends OrderProgress<FundTerms>, FundFacts {
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(fundPurchase);

/** What a screen shows of the purchase and may offer. */
export function fundPurchaseView(snapshot: FundPurchaseSnapshot): FundPurchaseView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const terms = reviewed ?? fundPurchase.terms(form, facts);
  const isPriced = terms !== null && balance !== null;
  return {
    ...progressOf(snapshot),
    ...facts,
    balanceAfter: isPriced ? balanceAfter('buy', balance, terms.amount) : null,
  };
}
