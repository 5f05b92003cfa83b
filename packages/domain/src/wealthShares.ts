import { close, type DecimalText, open } from './decimal.ts';
import { investedParts, sumOf, type WealthPart, type WealthParts, wealthParts } from './wealth.ts';

/** All that is there, owed or not, US dollars with two places; null where a part is not known. */
export function assetsOf(parts: WealthParts): DecimalText | null {
  return sumOf(parts, wealthParts);
}

/** What is owed as what it takes away, US dollars with two places: not above zero. Null where it is not known. */
export function debtOf({ loan }: WealthParts): DecimalText | null {
  return loan === null ? null : close(open('0').minus(open(loan)), 2);
}

/** All of it less what is owed, US dollars with two places; null where a part is not known. */
export function netOf(parts: WealthParts): DecimalText | null {
  const [all, debt] = [assetsOf(parts), debtOf(parts)];
  return all === null || debt === null ? null : close(open(all).plus(open(debt)), 2);
}

/** A part of what is there, and how much of it: `share` between 0 and 1, for a drawing; null below zero. */
export interface WealthShare {
  readonly part: WealthPart;
  /** With two places. */
  readonly dollars: DecimalText;
  readonly share: number | null;
}

/**
 * What the customer has, without what is owed, largest first; parts of nothing are left out. The amounts add up
 * to `assetsOf`, to the cent, and the shares to 1. Null where a part is not known.
 */
export function wealthShares(parts: WealthParts): readonly WealthShare[] | null {
  return sharesOf(parts, wealthParts);
}

/** The same of what is neither cash nor owed: the amounts add up to `investedOf`. */
export function investedShares(parts: WealthParts): readonly WealthShare[] | null {
  return sharesOf(parts, investedParts);
}

function sharesOf(parts: WealthParts, names: readonly WealthPart[]): WealthShare[] | null {
  if (sumOf(parts, names) === null) return null;
  const there = names
    .map((part) => ({ part, amount: open(parts[part] ?? '0').round(2) }))
    .filter(({ amount }) => !amount.eq(0))
    .toSorted((one, other) => other.amount.cmp(one.amount));
  const whole = there.reduce(
    (sum, { amount }) => (amount.gt(0) ? sum.plus(amount) : sum),
    open('0'),
  );
  return there.map(({ part, amount }) => ({
    part,
    dollars: close(amount, 2),
    share: amount.gt(0) ? amount.div(whole).toNumber() : null,
  }));
}
