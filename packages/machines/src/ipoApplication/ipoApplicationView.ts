import { balanceAfter, type DecimalText, type OrderCost, orderCost } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { orderProgress, type OrderProgress } from '../orderFlow/index.ts';
import { ipoApplication, quantityOf } from './ipoApplication.ts';
import type { ipoApplicationMachine } from './ipoApplicationMachine.ts';
import type { IpoFacts, IpoForm, IpoTerms } from './types.ts';

export type IpoApplicationSnapshot = SnapshotFrom<typeof ipoApplicationMachine>;

/** What a screen shows of the application and may offer. Money is decimal text in US dollars. */
export interface IpoApplicationView extends OrderProgress<IpoTerms>, IpoForm, IpoFacts {
  readonly quantity: number | null;
  /** What is set aside for what is reviewed, else for what is typed; null while it is not known. */
  readonly cost: OrderCost | null;
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(ipoApplication);

/** What a screen shows of the application and may offer. */
export function ipoApplicationView(snapshot: IpoApplicationSnapshot): IpoApplicationView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const terms = reviewed ?? ipoApplication.terms(form, facts);
  const cost = terms === null ? null : orderCost(terms.price, terms.quantity);
  const isPriced = cost !== null && balance !== null;
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    quantity: quantityOf(form),
    cost,
    balanceAfter: isPriced ? balanceAfter('buy', balance, cost.total) : null,
  };
}
