import { balanceAfter, type DecimalText } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { orderProgress, type OrderProgress } from '../orderFlow/index.ts';
import { fundPurchase } from './fundPurchase.ts';
import type { fundPurchaseMachine } from './fundPurchaseMachine.ts';
import type { FundFacts, FundTerms } from './types.ts';

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
