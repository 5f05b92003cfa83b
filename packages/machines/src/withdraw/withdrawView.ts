import { balanceAfter, type DecimalText, mostToWithdraw, withdrawMinimum } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { orderProgress, type OrderProgress } from '../orderFlow/index.ts';
import type { WithdrawFacts, WithdrawForm, WithdrawTerms } from './types.ts';
import { withdraw } from './withdraw.ts';
import type { withdrawMachine } from './withdrawMachine.ts';

export type WithdrawSnapshot = SnapshotFrom<typeof withdrawMachine>;

/** What a screen shows of the withdrawal and may offer. Money is decimal text in US dollars. */
export interface WithdrawView
  extends OrderProgress<WithdrawTerms>, WithdrawForm, Omit<WithdrawFacts, 'minimum'> {
  /** The least that can be withdrawn. */
  readonly minimum: DecimalText;
  /** The most, in whole dollars; null while the balance is not known. */
  readonly most: DecimalText | null;
  /** What arrives, of what is reviewed, else of what is typed; null while it is not known. */
  readonly net: DecimalText | null;
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(withdraw);

/** What a screen shows of the withdrawal and may offer. */
export function withdrawView(snapshot: WithdrawSnapshot): WithdrawView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const net = (reviewed ?? withdraw.terms(form, facts))?.amount ?? null;
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    minimum: withdrawMinimum(facts.minimum),
    most: balance === null ? null : mostToWithdraw(balance),
    net,
    balanceAfter: net === null || balance === null ? null : balanceAfter('buy', balance, net),
  };
}
