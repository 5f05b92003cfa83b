import type { Position, Quote } from '@corro/client';
import {
  add,
  dayMs,
  type DecimalText,
  divide,
  isZero,
  multiply,
  positionReturn,
  roundToCents,
} from '@corro/domain';

/** Money that was gained, US dollars, and what it is of what it began with, in percent. */
export interface Gain {
  readonly amount: DecimalText;
  readonly percent: DecimalText | null;
}

/** What all lots of one instrument come to; null for what is not known of one of them. */
export interface Holding {
  readonly quantity: number | null;
  /** Of one, weighted by quantity. */
  readonly meanCost: DecimalText | null;
  /** US dollars. */
  readonly value: DecimalText | null;
  /** Before fees. */
  readonly gain: Gain | null;
  /** Since the previous close; of what was bought today, since then. */
  readonly gainToday: Gain | null;
}

/** What is read of the price. */
export type Priced = Pick<Quote, 'price' | 'previousClose' | 'readAt'>;

/** A lot of which quantity and cost are known. */
interface KnownLot {
  readonly quantity: number;
  readonly costPrice: DecimalText;
  readonly createdAt: number | null;
}

const zero = '0.00';

/** The sum of all lots of an instrument at a price. */
export function holdingOf(lots: readonly Position[], quote: Priced): Holding {
  const known = lots.flatMap(({ quantity, costPrice, createdAt }) =>
    quantity === null || costPrice === null ? [] : [{ quantity, costPrice, createdAt }],
  );
  if (known.length < lots.length) return unknownHolding;
  const { price, previousClose } = quote;
  const quantity = known.reduce((sum, lot) => sum + lot.quantity, 0);
  const cost = sumOf(known, (lot) => multiply(lot.costPrice, String(lot.quantity)));
  const meanCost = quantity === 0 ? null : divide(cost, String(quantity));
  if (price === null) return { ...unknownHolding, quantity, meanCost };
  const from = (lot: KnownLot) => (isOfToday(lot, quote) ? lot.costPrice : previousClose);
  return {
    quantity,
    meanCost,
    value: sumOf(known, (lot) => positionReturn(lot.costPrice, price, lot.quantity).marketValue),
    gain: gainOf(known, price, (lot) => lot.costPrice),
    gainToday: gainOf(known, price, from),
  };
}

const unknownHolding: Holding = {
  quantity: null,
  meanCost: null,
  value: null,
  gain: null,
  gainToday: null,
};

function gainOf(
  lots: readonly KnownLot[],
  price: DecimalText,
  beganAt: (lot: KnownLot) => DecimalText | null,
): Gain | null {
  let [amount, base] = [zero, zero];
  for (const lot of lots) {
    const began = beganAt(lot);
    if (began === null) return null;
    amount = add(amount, positionReturn(began, price, lot.quantity).profit);
    base = add(base, multiply(began, String(lot.quantity)));
  }
  const percent = isZero(base) ? null : roundToCents(divide(multiply(amount, '100'), base));
  return { amount, percent };
}

function sumOf(lots: readonly KnownLot[], amountOf: (lot: KnownLot) => DecimalText): DecimalText {
  return lots.reduce((sum, lot) => add(sum, amountOf(lot)), zero);
}

/** Bought on the day of the price, in UTC. */
function isOfToday({ createdAt }: KnownLot, { readAt }: Priced): boolean {
  return createdAt !== null && Math.floor(createdAt / dayMs) === Math.floor(readAt / dayMs);
}
