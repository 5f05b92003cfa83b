import { balanceAfter, checkFundPurchase, type DecimalText, type FundIssue } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent, OrderFlowInput } from '../orderFlow/types.ts';

/** The part of a fund that a purchase needs; `amount` is its price. */
export interface FundOnOffer extends FundIssue {
  readonly id: string;
  readonly name: string;
  /** Changes with any term of the fund; null where the server sends none. */
  readonly version?: string | null;
}

/** Empty: each purchase is one participation (spec §7). */
export type FundForm = Readonly<Record<string, never>>;

export interface FundFacts {
  readonly fund: FundOnOffer | null;
  /** The fund has ended. */
  readonly isGone: boolean;
  /** US dollars. */
  readonly balance: DecimalText | null;
}

/** Accepted terms. */
export interface FundTerms {
  readonly fundId: string;
  readonly name: string;
  /** US dollars. */
  readonly amount: DecimalText;
  readonly version?: string | null;
}

export type FundPurchaseInput = OrderFlowInput<FundForm, FundFacts, FundTerms>;
export type FundPurchaseEvent = OrderFlowEvent<FundFacts, never, FundTerms>;

/** Rules of a fund purchase (spec §7). */
const fundPurchase: OrderFlowDefinition<FundForm, FundFacts, never, FundTerms> = {
  id: 'fundPurchase',
  emptyForm: {},

  problems: (_, { fund, balance }) =>
    fund === null ? [] : checkFundPurchase({ ...fund, balance }),

  obstacle({ fund, isGone, balance }) {
    if (isGone) return 'offer-gone';
    if (fund === null) return 'offer-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms(_, { fund }) {
    if (fund === null) return null;
    const { id: fundId, name, amount, version = null } = fund;
    return { fundId, name, amount, ...(version === null ? {} : { version }) };
  },
};

/** Buys one participation in a fund. */
export const fundPurchaseMachine = createOrderFlow(fundPurchase);

export type FundPurchaseSnapshot = SnapshotFrom<typeof fundPurchaseMachine>;

/** View of the purchase. Money is decimal text in US dollars. */
export interface FundPurchaseView extends OrderProgress<FundTerms>, FundFacts {
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(fundPurchase);

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
