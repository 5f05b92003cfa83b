import {
  checkStockOrder,
  isTooOldToTrade,
  parseQuantity,
  priceFreshness,
  priceMovedBeyond,
  quantityCaps,
} from '@corro/domain';
import type { OrderFlowDefinition } from '../orderFlow/index.ts';
import type { TicketEdit, TicketFacts, TicketForm, TicketTerms } from './types.ts';

/** The quantity that would be ordered: as typed when buying, the whole lot when selling. */
export function quantityOf({ side, lot, quantityText }: TicketForm): number | null {
  if (side === 'sell') return lot?.quantity ?? null;
  const parsed = parseQuantity(quantityText);
  return parsed.ok && parsed.quantity <= quantityCaps.full ? parsed.quantity : null;
}

/** What an order at the market's price makes of the common flow. */
export const stockTicket: OrderFlowDefinition<TicketForm, TicketFacts, TicketEdit, TicketTerms> = {
  id: 'stockTicket',
  emptyForm: { side: 'buy', mode: 'half', quantityText: '', lot: null },
  needsCode: false,
  heldBack: [],
  problemsFirst: true,
  freshness: {
    reading: ({ price }) => price,
    maxAgeMs: priceFreshness.ticketMaxAgeMs,
    isTooOld: isTooOldToTrade,
  },
  hasMoved: (reviewed, current) => priceMovedBeyond(reviewed.price, current.price),

  edit(form, change) {
    if (change.type === 'SIDE') return { ...form, side: change.side };
    if (change.type === 'MODE') return { ...form, mode: change.mode };
    if (change.type === 'LOT') return { ...form, lot: change.lot };
    return { ...form, quantityText: change.text };
  },
  beginsAnew: ({ type }) => type === 'SIDE',
  prefill: (form) => form,
  nextForm: (form) => ({ ...form, quantityText: '', lot: null }),
  formOfPending: ({ side, lot }) => ({ side, lot }),

  // The price under review is the one that the order is held to.
  problems: (form, { price, balance }, reviewed) =>
    checkStockOrder({ ...form, balance, price: (reviewed ?? price)?.price ?? null }),

  obstacle({ price, balance }) {
    if (balance === null) return 'balance-unknown';
    return price === null ? 'price-missing' : null;
  },

  terms(form, { symbol, price }) {
    const { side, lot } = form;
    const quantity = quantityOf(form);
    if (price === null || quantity === null) return null;
    return { symbol, side, quantity, price: price.price, lot: side === 'sell' ? lot : null };
  },
};
