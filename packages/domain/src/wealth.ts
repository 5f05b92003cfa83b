import { close, type DecimalText, open } from './decimal.ts';

/** In the order of what is nearest at hand. */
export const wealthParts = [
  'cash',
  'stock',
  'forex',
  'futures',
  'treasury',
  'funds',
  'held',
] as const;
/** What is neither cash nor owed. */
export const [, ...investedParts] = wealthParts;

/** A part of what a customer has: what can be spent, open lots by type, funds, and what is set aside. */
export type WealthPart = (typeof wealthParts)[number];

/** What an account consists of, US dollars; null where it is not known. `loan` is owed, not below zero. */
export type WealthParts = Readonly<Record<WealthPart | 'loan', DecimalText | null>>;

/** What is neither cash nor owed, US dollars with two places; null where a part of it is not known. */
export function investedOf(parts: WealthParts): DecimalText | null {
  return sumOf(parts, investedParts);
}

/** The sum of some parts, each to the cent: what is shown of them is what is added. Null where one is not known. */
export function sumOf(parts: WealthParts, names: readonly WealthPart[]): DecimalText | null {
  let sum = open('0');
  for (const name of names) {
    const dollars = parts[name];
    if (dollars === null) return null;
    sum = sum.plus(open(dollars).round(2));
  }
  return close(sum, 2);
}
