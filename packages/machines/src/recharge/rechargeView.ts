import { add, type DecimalText, parseWholeAmount, rechargePreview } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { orderProgress, type OrderProgress } from '../orderFlow/index.ts';
import { recharge } from './recharge.ts';
import type { rechargeMachine } from './rechargeMachine.ts';
import type { RechargeFacts, RechargeForm, RechargeTerms } from './types.ts';

export type RechargeSnapshot = SnapshotFrom<typeof rechargeMachine>;

/** What a screen shows of the recharge and may offer. Money is decimal text in US dollars. */
export interface RechargeView extends OrderProgress<RechargeTerms>, RechargeForm, RechargeFacts {
  /** What is reviewed, else what is typed; null where that is no amount. */
  readonly amount: DecimalText | null;
  /** 5 % of the amount: a figure to go by, neither fee nor bonus (spec §9). */
  readonly preview: DecimalText | null;
  /** Once it has come in. */
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(recharge);

/** What a screen shows of the recharge and may offer. */
export function rechargeView(snapshot: RechargeSnapshot): RechargeView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const typed = parseWholeAmount(form.amountText);
  const amount = reviewed?.amount ?? (typed.ok ? typed.amount : null);
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    amount,
    preview: amount === null ? null : rechargePreview(amount),
    balanceAfter: amount === null || balance === null ? null : add(balance, amount),
  };
}
