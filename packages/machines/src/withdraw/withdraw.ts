import {
  balanceAfter,
  checkWithdraw,
  type DecimalText,
  mostToWithdraw,
  parseAmount,
  withdrawMinimum,
} from '@corro/domain';
import type { SnapshotFrom } from 'xstate';
import { createOrderFlow } from '../orderFlow/createOrderFlow.ts';
import { orderProgress, type OrderProgress } from '../orderFlow/orderProgress.ts';
import type { OrderFlowDefinition, OrderFlowEvent, OrderFlowInput } from '../orderFlow/types.ts';

/** Where a withdrawal can go, as far as it is shown: a usable card of the customer's. */
export interface WithdrawCard {
  readonly id: string;
  readonly kind: 'bank' | 'trc20';
  /** Empty for an address. */
  readonly bankName: string;
  /** The number or address, masked: the whole of it is not needed and not kept. */
  readonly masked: string;
}

export interface WithdrawForm {
  readonly amountText: string;
  /** Null while none is chosen. */
  readonly cardId: string | null;
}

export interface WithdrawFacts {
  /** The usable ones; null while they are not known. */
  readonly cards: readonly WithdrawCard[] | null;
  /** US dollars; null while it is not known. */
  readonly balance: DecimalText | null;
  /** The configured minimum, US dollars; null while it is not known. */
  readonly minimum: DecimalText | null;
  /** For how many seconds withdrawals are refused yet; null where they are not. */
  readonly heldSeconds: number | null;
}

export type WithdrawEdit =
  | { readonly type: 'AMOUNT'; readonly text: string }
  /** All whole dollars of the balance. */
  | { readonly type: 'ALL' }
  | { readonly type: 'CARD'; readonly id: string };

/** What the customer agrees to. */
export interface WithdrawTerms {
  readonly cardId: string;
  readonly kind: WithdrawCard['kind'];
  readonly bankName: string;
  readonly masked: string;
  /** US dollars; withdrawals have no fee, so all of it arrives. */
  readonly amount: DecimalText;
}

export type WithdrawInput = OrderFlowInput<WithdrawForm, WithdrawFacts, WithdrawTerms>;
export type WithdrawEvent = OrderFlowEvent<WithdrawFacts, WithdrawEdit, WithdrawTerms>;

/** The card that is chosen and still there; null where there is none such. */
function chosenCard({ cardId }: WithdrawForm, { cards }: WithdrawFacts): WithdrawCard | null {
  return cards?.find(({ id }) => id === cardId) ?? null;
}

/** What a withdrawal makes of the common flow. */
const withdraw: OrderFlowDefinition<WithdrawForm, WithdrawFacts, WithdrawEdit, WithdrawTerms> = {
  id: 'withdraw',
  emptyForm: { amountText: '', cardId: null },
  needsCode: true,
  heldBack: ['withdraw-below-minimum'],

  edit(form, change, { balance }) {
    if (change.type === 'AMOUNT') return { ...form, amountText: change.text };
    if (change.type === 'CARD') return { ...form, cardId: change.id };
    return balance === null ? form : { ...form, amountText: mostToWithdraw(balance) };
  },

  /** The only card there is need not be chosen. */
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
    const { id: cardId, kind, bankName, masked } = card;
    return { cardId, kind, bankName, masked, amount: parsed.amount };
  },
};

/** Withdrawing to one of the customer's cards, with the transaction code. */
export const withdrawMachine = createOrderFlow(withdraw);

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
