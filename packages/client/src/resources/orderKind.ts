import type { Schemas } from '../wire/fields.ts';

/** Shares, block trade, QIP, IPO application. */
export type OrderKind = 'stock' | 'block' | 'qip' | 'ipo';

/** What is bought from an offer. */
export type OfferKind = 'block' | 'qip';

/** The names that the kinds have on the wire; they go no further than the resources. */
export const moldOf = {
  stock: 'stock',
  block: 'bulk',
  qip: 'finalize',
  ipo: 'ipo',
} as const satisfies Record<OrderKind, Schemas['Mold']>;
