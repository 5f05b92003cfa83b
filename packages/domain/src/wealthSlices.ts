import { isSumOf } from './agreement.ts';
import { toDecimalText, type DecimalText, toBig } from './decimal.ts';
import { investedParts, sumOf, type WealthPart, type WealthParts, wealthParts } from './wealth.ts';

/** The loan as a negative amount, US dollars with two places; null where unknown. */
export function negativeDebt({ loan }: Pick<WealthParts, 'loan'>): DecimalText | null {
  return loan === null ? null : toDecimalText(toBig('0').minus(toBig(loan)), 2);
}

/** True if the assets minus the loan are the total; false where one is unknown. */
export function addsUpTo(parts: WealthParts, total: DecimalText | null): boolean {
  const signed = [...wealthParts.map((part) => parts[part]), negativeDebt(parts)];
  return total !== null && !signed.includes(null) && isSumOf(total, signed);
}

/** One part of the assets. `fraction` is from 0 to 1, for drawing; null for a negative amount. */
export interface WealthSlice {
  readonly part: WealthPart;
  readonly dollars: DecimalText;
  readonly fraction: number | null;
}

/**
 * Splits all assets, largest first, without empty parts; fractions sum to 1.
 * Null where a part is unknown.
 */
export function wealthSlices(parts: WealthParts): readonly WealthSlice[] | null {
  return slicesOf(parts, wealthParts);
}

/** Splits the assets other than cash; amounts sum to `totalInvested`. */
export function investedSlices(parts: WealthParts): readonly WealthSlice[] | null {
  return slicesOf(parts, investedParts);
}

function slicesOf(parts: WealthParts, names: readonly WealthPart[]): WealthSlice[] | null {
  if (sumOf(parts, names) === null) return null;
  const present = names
    .map((part) => ({ part, amount: toBig(parts[part] ?? '0').round(2) }))
    .filter(({ amount }) => !amount.eq(0))
    .sort((a, b) => b.amount.cmp(a.amount));
  const whole = present.reduce(
    (sum, { amount }) => (amount.gt(0) ? sum.plus(amount) : sum),
    toBig('0'),
  );
  return present.map(({ part, amount }) => ({
    part,
    dollars: toDecimalText(amount, 2),
    fraction: amount.gt(0) ? amount.div(whole).toNumber() : null,
  }));
}
