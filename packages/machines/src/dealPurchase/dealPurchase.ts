import { affordableQuantity, checkDealPurchase, parseQuantity, quantityShare } from '@corro/domain';
import type { OrderFlowDefinition } from '../orderFlow/index.ts';
import type { DealEdit, DealFacts, DealForm, DealTerms } from './types.ts';

/** The most that the balance buys of the offer; null while either is not known. */
export function affordable({ offer, balance }: DealFacts): number | null {
  return offer === null || balance === null ? null : affordableQuantity(balance, offer.price);
}

/** The quantity as typed; null where it is none. */
export function quantityOf({ quantityText }: DealForm): number | null {
  const parsed = parseQuantity(quantityText);
  return parsed.ok ? parsed.quantity : null;
}

/** What a purchase from a block trade or QIP makes of the common flow. */
export const dealPurchase: OrderFlowDefinition<DealForm, DealFacts, DealEdit, DealTerms> = {
  id: 'dealPurchase',
  emptyForm: { quantityText: '', touched: false },
  needsCode: true,
  heldBack: ['quantity-below-lot'],

  edit(form, change, facts) {
    if (change.type === 'QUANTITY') return { quantityText: change.text, touched: true };
    const most = affordable(facts);
    if (most === null) return form;
    return { quantityText: `${quantityShare(most, change.percent)}`, touched: true };
  },

  /** The default quantity is the maximum (spec §9); where nothing can be bought there is none. */
  prefill(form, facts) {
    const most = affordable(facts);
    if (form.touched || most === null) return form;
    return { quantityText: most === 0 ? '' : `${most}`, touched: false };
  },

  problems: ({ quantityText }, { offer, balance }) =>
    checkDealPurchase({
      quantityText,
      minimum: offer?.minimum ?? 1,
      price: offer?.price ?? null,
      balance,
    }),

  obstacle({ offer, isGone, balance }) {
    if (isGone) return 'offer-gone';
    if (offer === null) return 'offer-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms(form, { offer }) {
    const quantity = quantityOf(form);
    if (offer === null || quantity === null) return null;
    const { id: offerId, kind, symbol, name, price } = offer;
    return { kind, offerId, symbol, name, price, quantity };
  },
};
