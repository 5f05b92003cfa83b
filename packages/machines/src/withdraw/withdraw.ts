import { checkWithdraw, mostToWithdraw, parseWholeAmount } from '@corro/domain';
import type { OrderFlowDefinition } from '../orderFlow/index.ts';
import type {
  WithdrawCard,
  WithdrawEdit,
  WithdrawFacts,
  WithdrawForm,
  WithdrawTerms,
} from './types.ts';

/** The card that is chosen and still there; null where there is none such. */
export function chosenCard(
  { cardId }: WithdrawForm,
  { cards }: WithdrawFacts,
): WithdrawCard | null {
  return cards?.find(({ id }) => id === cardId) ?? null;
}

/** What a withdrawal makes of the common flow. */
export const withdraw: OrderFlowDefinition<
  WithdrawForm,
  WithdrawFacts,
  WithdrawEdit,
  WithdrawTerms
> = {
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
    const parsed = parseWholeAmount(form.amountText);
    if (card === null || !parsed.ok) return null;
    const { id: cardId, kind, bankName, masked } = card;
    return { cardId, kind, bankName, masked, amount: parsed.amount };
  },
};
