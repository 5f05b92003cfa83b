import { add, checkRecharge, type DecimalText, parseAmount, rechargePreview } from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent } from '../orderFlow/types.ts';

export interface RechargeForm {
  /** As typed. */
  readonly amountText: string;
  /** How the money comes in; null while none is chosen. */
  readonly method: string | null;
}

export interface RechargeFacts {
  /** US dollars; null while it is not known. Nothing of the recharge depends on it. */
  readonly balance: DecimalText | null;
}

export type RechargeEdit =
  | { readonly type: 'AMOUNT'; readonly text: string }
  | { readonly type: 'METHOD'; readonly method: string };

/** What the customer agrees to. */
export interface RechargeTerms {
  /** Whole US dollars. */
  readonly amount: DecimalText;
  readonly method: string;
}

export type RechargeEvent = OrderFlowEvent<RechargeFacts, RechargeEdit, RechargeTerms>;

/** What a recharge makes of the common flow. No code is asked for: money comes in (spec §7). */
const recharge: OrderFlowDefinition<RechargeForm, RechargeFacts, RechargeEdit, RechargeTerms> = {
  id: 'recharge',
  emptyForm: { amountText: '', method: null },
  needsCode: false,
  // Said as soon as it is typed (spec §5).
  heldBack: [],
  edit: (form, change) =>
    change.type === 'AMOUNT'
      ? { ...form, amountText: change.text }
      : { ...form, method: change.method },
  prefill: (form) => form,
  problems: (form) => checkRecharge(form),
  obstacle: () => null,

  terms({ amountText, method }) {
    const parsed = parseAmount(amountText);
    return parsed.ok && method !== null ? { amount: parsed.amount, method } : null;
  },
};

/** Asking for money to come in; it is there once its record says so. */
export const rechargeMachine = createOrderFlow(recharge);

export type RechargeSnapshot = SnapshotFrom<typeof rechargeMachine>;

/** What a screen shows of the recharge and may offer. Money is decimal text in US dollars. */
export interface RechargeView extends OrderProgress<RechargeTerms>, RechargeForm, RechargeFacts {
  /** The reviewed amount, else the typed one; null where that is not an amount. */
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
