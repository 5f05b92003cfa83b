import {
  balanceAfter,
  type DecimalText,
  type OrderCost,
  orderCost,
  shareOfBalance,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { orderProgress, type OrderProgress } from '../orderFlow/index.ts';
import { affordable, dealPurchase, quantityOf } from './dealPurchase.ts';
import type { dealPurchaseMachine } from './dealPurchaseMachine.ts';
import type { DealFacts, DealForm, DealTerms } from './types.ts';

export type DealPurchaseSnapshot = SnapshotFrom<typeof dealPurchaseMachine>;

/** What a screen shows of the purchase and may offer. Money is decimal text in US dollars. */
export interface DealPurchaseView extends OrderProgress<DealTerms>, DealForm, DealFacts {
  readonly quantity: number | null;
  /** The most that the balance buys; null while offer or balance is not known. */
  readonly affordable: number | null;
  /** Of what is reviewed, else of what is typed; null while it is not known. */
  readonly cost: OrderCost | null;
  /** What part of the balance that takes, percent with two places; null while it is not known. */
  readonly balanceShare: DecimalText | null;
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(dealPurchase);

/** What a screen shows of the purchase and may offer. */
export function dealPurchaseView(snapshot: DealPurchaseSnapshot): DealPurchaseView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const terms = reviewed ?? dealPurchase.terms(form, facts);
  const cost = terms === null ? null : orderCost(terms.price, terms.quantity);
  const isPriced = cost !== null && balance !== null;
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    quantity: quantityOf(form),
    affordable: affordable(facts),
    cost,
    balanceShare: isPriced ? shareOfBalance(cost.total, balance) : null,
    balanceAfter: isPriced ? balanceAfter('buy', balance, cost.total) : null,
  };
}
