import type { Ambiguous, Card, Fund, Ipo, LoanRecord, Offer, Position } from '@corro/client';
import type { WithRequired } from '@corro/domain';

/**
 * Fields of a row that an order needs, in the order in which missing ones are reported. An upstream
 * may omit any of them: the row is shown but cannot be ordered from. The price of an IPO is not
 * needed here, because the application form says if the price is not published yet.
 */
export const requiredFields = {
  offer: ['price', 'symbol', 'id'],
  fund: ['amount', 'id'],
  ipo: ['symbol', 'id'],
  lot: ['symbol', 'orderNumber', 'quantity', 'costPrice'],
  card: ['account', 'id'],
  loan: ['cost', 'amount', 'orderNumber'],
} as const;

/**
 * Field that the message `order.missing` names. For the reference (`id` or `orderNumber`), the
 * message uses its variant `other`.
 */
export type RequiredField = (typeof requiredFields)[keyof typeof requiredFields][number];

/** Missing field that prevents an order; `ambiguous` if other rows have the same reference. */
export type RowObstacle = RequiredField | 'ambiguous';

export type CompleteOffer = WithRequired<Offer, (typeof requiredFields.offer)[number]>;
export type CompleteFund = WithRequired<Fund, (typeof requiredFields.fund)[number]>;
export type CompleteIpo = WithRequired<Ipo, (typeof requiredFields.ipo)[number]>;
export type CompleteLot = WithRequired<Position, (typeof requiredFields.lot)[number]>;
export type CompleteCard = WithRequired<Card, (typeof requiredFields.card)[number]>;
type CompleteLoan = WithRequired<LoanRecord, (typeof requiredFields.loan)[number]>;

/** First missing field; null if complete. */
export function missingOf<Field extends RequiredField>(
  row: Readonly<Record<Field, unknown>> & Ambiguous,
  fields: readonly Field[],
): RowObstacle | null {
  if (row.isAmbiguous) return 'ambiguous';
  return fields.find((field) => row[field] === null) ?? null;
}

export function isCompleteOffer(offer: Offer): offer is CompleteOffer {
  return missingOf(offer, requiredFields.offer) === null;
}

export function isCompleteFund(fund: Fund): fund is CompleteFund {
  return missingOf(fund, requiredFields.fund) === null;
}

export function isCompleteIpo(ipo: Ipo): ipo is CompleteIpo {
  return missingOf(ipo, requiredFields.ipo) === null;
}

export function isCompleteLot(lot: Position): lot is CompleteLot {
  return missingOf(lot, requiredFields.lot) === null;
}

export function isCompleteCard(card: Card): card is CompleteCard {
  return missingOf(card, requiredFields.card) === null;
}

export function isCompleteLoan(loan: LoanRecord): loan is CompleteLoan {
  return missingOf(loan, requiredFields.loan) === null;
}
