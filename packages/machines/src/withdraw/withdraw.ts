import {
  balanceAfter,
  checkWithdraw,
  type DecimalText,
  maxWithdrawal,
  parseAmount,
  withdrawalOf,
  withdrawMinimum,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { differ } from '../orderFlow/changes.ts';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent, OrderFlowInput } from '../orderFlow/types.ts';

/** A usable card. */
export interface WithdrawCard {
  readonly id: string;
  readonly kind: 'bank' | 'trc20';
  /** Empty for an address. */
  readonly bankName: string;
  /** Masked number or address; the flow does not need the full one. */
  readonly masked: string;
  /** Empty for an address. */
  readonly holder?: string;
  /** Changes with any detail of the card; null where the server sends none. */
  readonly version?: string | null;
  /**
   * Earliest payout to a new or changed card, epoch milliseconds; null if withdrawals are paid at
   * once.
   */
  readonly payableAt?: number | null;
}

export interface WithdrawForm {
  readonly amountText: string;
  readonly cardId: string | null;
}

export interface WithdrawFacts {
  /** Usable cards; null while unknown. */
  readonly cards: readonly WithdrawCard[] | null;
  /** US dollars. */
  readonly balance: DecimalText | null;
  /** Configured minimum, US dollars. */
  readonly minimum: DecimalText | null;
  /** Seconds until withdrawals are possible again; null without a hold. */
  readonly heldSeconds: number | null;
}

export type WithdrawEdit =
  | { readonly type: 'AMOUNT'; readonly text: string }
  /** Enters a percentage of the balance, in whole dollars. */
  | { readonly type: 'SHARE'; readonly percent: number }
  | { readonly type: 'CARD'; readonly id: string };

/** Accepted terms: the destination, and the amount. */
export interface WithdrawTerms extends Omit<WithdrawCard, 'id'> {
  readonly cardId: string;
  /** US dollars; withdrawals have no fee. */
  readonly amount: DecimalText;
}

export type WithdrawInput = OrderFlowInput<WithdrawForm, WithdrawFacts, WithdrawTerms>;
export type WithdrawEvent = OrderFlowEvent<WithdrawFacts, WithdrawEdit, WithdrawTerms>;

/** Returns the selected card if it still exists. */
function chosenCard({ cardId }: WithdrawForm, { cards }: WithdrawFacts): WithdrawCard | null {
  return cards?.find(({ id }) => id === cardId) ?? null;
}

const withdraw: OrderFlowDefinition<WithdrawForm, WithdrawFacts, WithdrawEdit, WithdrawTerms> = {
  id: 'withdraw',
  emptyForm: { amountText: '', cardId: null },
  needsCode: true,
  delayedProblems: ['withdraw-below-minimum'],

  edit(form, change, { balance }) {
    if (change.type === 'AMOUNT') return { ...form, amountText: change.text };
    if (change.type === 'CARD') return { ...form, cardId: change.id };
    if (balance === null) return form;
    return { ...form, amountText: withdrawalOf(balance, change.percent) };
  },

  /** Selects the only card. */
  prefill(form, facts) {
    const [only, ...others] = facts.cards ?? [];
    if (only === undefined || others.length > 0 || form.cardId === only.id) return form;
    return { ...form, cardId: only.id };
  },

  problems: (form, facts) =>
    checkWithdraw({
      amountText: form.amountText,
      cardId: facts.cards === null ? form.cardId : (chosenCard(form, facts)?.id ?? null),
      minimum: facts.minimum,
      balance: facts.balance,
    }),

  obstacle({ cards, balance, heldSeconds }) {
    if (heldSeconds !== null) return 'withdrawals-held';
    if (cards === null) return 'cards-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms(form, facts) {
    const card = chosenCard(form, facts);
    const parsed = parseAmount(form.amountText);
    if (card === null || !parsed.ok) return null;
    const { id: cardId, ...destination } = card;
    return { cardId, ...destination, amount: parsed.amount };
  },

  // A changed `payableAt` needs no new acceptance, because the card is the same.
  hasMoved: ({ payableAt: _before, ...reviewed }, { payableAt: _now, ...current }) =>
    differ(reviewed, current),
};

/** Withdraws to a card, confirmed by the transaction code or a passkey. */
export const withdrawMachine = createOrderFlow(withdraw);

export type WithdrawSnapshot = SnapshotFrom<typeof withdrawMachine>;

/** View of the withdrawal. Money is decimal text in US dollars. */
export interface WithdrawView
  extends OrderProgress<WithdrawTerms>, WithdrawForm, Omit<WithdrawFacts, 'minimum'> {
  /** Minimum withdrawal, US dollars. */
  readonly minimum: DecimalText;
  /** Maximum in whole dollars. */
  readonly maxAmount: DecimalText | null;
  /** The reviewed amount; before a review, the typed amount. */
  readonly net: DecimalText | null;
  readonly balanceAfter: DecimalText | null;
  /** There is no card and no other problem, so the next step is to add a card. */
  readonly lacksOnlyCard: boolean;
}

const progressOf = orderProgress(withdraw);

export function withdrawView(snapshot: WithdrawSnapshot): WithdrawView {
  const { form, facts, reviewed } = snapshot.context;
  const { balance } = facts;
  const net = (reviewed ?? withdraw.terms(form, facts))?.amount ?? null;
  return {
    ...progressOf(snapshot),
    ...form,
    ...facts,
    minimum: withdrawMinimum(facts.minimum),
    maxAmount: balance === null ? null : maxWithdrawal(balance),
    net,
    balanceAfter: net === null || balance === null ? null : balanceAfter('buy', balance, net),
    lacksOnlyCard:
      facts.cards?.length === 0 &&
      withdraw.problems(form, facts, reviewed).every(({ field }) => field === 'card'),
  };
}
