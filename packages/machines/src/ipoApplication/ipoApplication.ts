import { checkIpoApplication, clampIpoQuantity, parseQuantity } from '@corro/domain';
import type { OrderFlowDefinition } from '../orderFlow/index.ts';
import type { IpoEdit, IpoFacts, IpoForm, IpoTerms } from './types.ts';

/** The quantity as typed; null where it is none. */
export function quantityOf({ quantityText }: IpoForm): number | null {
  const parsed = parseQuantity(quantityText);
  return parsed.ok ? parsed.quantity : null;
}

/** What an application for an IPO makes of the common flow. No code is asked for (spec §7). */
export const ipoApplication: OrderFlowDefinition<IpoForm, IpoFacts, IpoEdit, IpoTerms> = {
  id: 'ipoApplication',
  emptyForm: { quantityText: '', touched: false },
  needsCode: false,
  heldBack: ['quantity-below-lot', 'quantity-off-step'],

  edit(form, change, { offering }) {
    if (change.type === 'QUANTITY') return { quantityText: change.text, touched: true };
    const quantity = quantityOf(form);
    if (quantity === null || offering === null) return form;
    return { ...form, quantityText: `${clampIpoQuantity(quantity, offering)}` };
  },

  /** The least is a start that commits the customer to nothing more than applying. */
  prefill(form, { offering }) {
    if (form.touched || offering === null) return form;
    return { quantityText: `${offering.min}`, touched: false };
  },

  problems({ quantityText }, { offering, balance }) {
    const { min = 1, max = Number.MAX_SAFE_INTEGER, price = null } = offering ?? {};
    return checkIpoApplication({ quantityText, min, max, price, balance });
  },

  obstacle({ offering, isGone, balance }) {
    if (isGone) return 'offer-gone';
    if (offering === null) return 'offer-unknown';
    if (!offering.isForthcoming) return 'not-forthcoming';
    if (offering.price === null) return 'price-unknown';
    return balance === null ? 'balance-unknown' : null;
  },

  terms(form, { offering }) {
    const quantity = quantityOf(form);
    if (offering === null || offering.price === null || quantity === null) return null;
    const { id: offeringId, symbol, name, price } = offering;
    return { offeringId, symbol, name, price, quantity };
  },
};
