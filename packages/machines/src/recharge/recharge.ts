import { add, checkRecharge, type DecimalText, parseAmount, rechargePreview } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent } from '../orderFlow/types.ts';

export interface RechargeForm {
  readonly amountText: string;
  readonly method: string | null;
}

export interface RechargeFacts {
  /** US dollars. The recharge does not depend on the balance. */
  readonly balance: DecimalText | null;
}

export type RechargeEdit =
  | { readonly type: 'AMOUNT'; readonly text: string }
  | { readonly type: 'METHOD'; readonly method: string };

/** Accepted terms. */
export interface RechargeTerms {
  /** Whole US dollars. */
  readonly amount: DecimalText;
  readonly method: string;
}

export type RechargeEvent = OrderFlowEvent<RechargeFacts, RechargeEdit, RechargeTerms>;

/** Rules of a recharge; it needs no transaction code (spec §7). */
const recharge: OrderFlowDefinition<RechargeForm, RechargeFacts, RechargeEdit, RechargeTerms> = {
  id: 'recharge',
  emptyForm: { amountText: '', method: null },
  edit: (form, change) =>
    change.type === 'AMOUNT'
      ? { ...form, amountText: change.text }
      : { ...form, method: change.method },
  problems: (form) => checkRecharge(form),
  obstacle: () => null,

  terms({ amountText, method }) {
    const parsed = parseAmount(amountText);
    return parsed.ok && method !== null ? { amount: parsed.amount, method } : null;
  },
};

/** Requests a recharge; the money arrives when its record is completed. */
export const rechargeMachine = createOrderFlow(recharge);

export type RechargeSnapshot = SnapshotFrom<typeof rechargeMachine>;

/** View of the recharge. Money is decimal text in US dollars. */
export interface RechargeView extends OrderProgress<RechargeTerms>, RechargeForm, RechargeFacts {
  /** The reviewed amount; before a review, the typed amount, or null for invalid text. */
  readonly amount: DecimalText | null;
  /** 5 % of the amount, shown for reference only: it changes neither cost nor credit (spec §9). */
  readonly preview: DecimalText | null;
  /** Balance after the recharge. */
  readonly balanceAfter: DecimalText | null;
}

const progressOf = orderProgress(recharge);

export function rechargeView(snapshot: RechargeSnapshot): RechargeView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const typed = parseAmount(form.amountText);
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
