import { toDecimalText, type DecimalText, toBig } from './decimal.ts';

/** Parts of a customer's assets, most liquid first. */
export const wealthParts = [
  'cash',
  'stock',
  'forex',
  'futures',
  'treasury',
  'funds',
  'held',
] as const;
/** Assets other than cash. */
export const [, ...investedParts] = wealthParts;

export type WealthPart = (typeof wealthParts)[number];

/** Assets and loan, US dollars. `loan` is a positive debt. */
export type WealthParts = Readonly<Record<WealthPart | 'loan', DecimalText | null>>;

/** Sums the assets other than cash, US dollars with two places; null where one is unknown. */
export function totalInvested(parts: WealthParts): DecimalText | null {
  return sumOf(parts, investedParts);
}

/** Sums parts, each rounded to the cent as it is displayed. Null where one is unknown. */
export function sumOf(parts: WealthParts, names: readonly WealthPart[]): DecimalText | null {
  let sum = toBig('0');
  for (const name of names) {
    const dollars = parts[name];
    if (dollars === null) return null;
    sum = sum.plus(toBig(dollars).round(2));
  }
  return toDecimalText(sum, 2);
}
