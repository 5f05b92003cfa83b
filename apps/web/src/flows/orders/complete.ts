import type { Card, Fund, Ipo, LoanRecord, Offer, Position } from '@corro/client';
import type { Known } from '@corro/domain';

/**
 * What an order names of the row that it is placed from, in the order in which a missing field is told.
 * An upstream may leave out or break any of it: the row is shown all the same, and cannot be ordered
 * from. The price of an offering is not among them: its form says that it is not published yet.
 */
export const needed = {
  offer: ['price', 'symbol', 'id'],
  fund: ['amount', 'id'],
  ipo: ['symbol', 'id'],
  lot: ['symbol', 'orderNumber', 'quantity', 'costPrice'],
  card: ['account', 'id'],
  loan: ['cost', 'amount', 'orderNumber'],
} as const;

/** A field that an order needs; each has its word in `order.missing`. */
export type Needed = (typeof needed)[keyof typeof needed][number];

export type CompleteOffer = Known<Offer, (typeof needed.offer)[number]>;
export type CompleteFund = Known<Fund, (typeof needed.fund)[number]>;
export type CompleteIpo = Known<Ipo, (typeof needed.ipo)[number]>;
export type CompleteLot = Known<Position, (typeof needed.lot)[number]>;
export type CompleteCard = Known<Card, (typeof needed.card)[number]>;
export type CompleteLoan = Known<LoanRecord, (typeof needed.loan)[number]>;

/** The first of the fields that the upstream does not say; null where it says them all. */
export function missingOf<Field extends Needed>(
  row: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
): Field | null {
  return fields.find((field) => row[field] === null) ?? null;
}

export function isCompleteOffer(offer: Offer): offer is CompleteOffer {
  return missingOf(offer, needed.offer) === null;
}

export function isCompleteFund(fund: Fund): fund is CompleteFund {
  return missingOf(fund, needed.fund) === null;
}

export function isCompleteIpo(ipo: Ipo): ipo is CompleteIpo {
  return missingOf(ipo, needed.ipo) === null;
}

export function isCompleteLot(lot: Position): lot is CompleteLot {
  return missingOf(lot, needed.lot) === null;
}

export function isCompleteCard(card: Card): card is CompleteCard {
  return missingOf(card, needed.card) === null;
}

export function isCompleteLoan(loan: LoanRecord): loan is CompleteLoan {
  return missingOf(loan, needed.loan) === null;
}
