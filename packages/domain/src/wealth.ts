import { close, type DecimalText, open } from './decimal.ts';

const assets = ['cash', 'stock', 'forex', 'futures', 'treasury', 'funds', 'held'] as const;

/** A part of what a customer has: what can be spent, open lots by type, funds, and what is set aside. */
export type WealthPart = (typeof assets)[number];

/** What an account consists of, US dollars; null where it is not known. `loan` is owed, not below zero. */
export type WealthParts = Readonly<Record<WealthPart | 'loan', DecimalText | null>>;

/** What is neither cash nor owed, US dollars with two places; null where a part of it is not known. */
export function investedOf(parts: WealthParts): DecimalText | null {
  const [, ...invested] = assets;
  return sumText(parts, invested);
}

/** All that is there, owed or not, US dollars with two places; null where a part is not known. */
export function assetsOf(parts: WealthParts): DecimalText | null {
  return sumText(parts, assets);
}

/** All of it less what is owed, US dollars with two places; null where a part is not known. */
export function netOf(parts: WealthParts): DecimalText | null {
  const all = assetsOf(parts);
  return all === null || parts.loan === null ? null : close(open(all).minus(open(parts.loan)), 2);
}

/** A part of what is there, and how much of it: `share` between 0 and 1, for a drawing. */
export interface WealthShare {
  readonly part: WealthPart;
  readonly dollars: DecimalText;
  readonly share: number;
}

/**
 * What the customer has, without what is owed, largest first; parts of nothing are left out. The
 * amounts add up to all that is there, to the cent. Null where a part is not known.
 */
export function wealthShares(parts: WealthParts): readonly WealthShare[] | null {
  const all = assetsOf(parts);
  if (all === null) return null;
  const whole = open(all);
  return assets
    .flatMap((part) => {
      const dollars = parts[part] ?? '0';
      const amount = open(dollars);
      if (amount.lte(0) || whole.lte(0)) return [];
      return [{ part, dollars, share: amount.div(whole).toNumber() }];
    })
    .toSorted((one, other) => other.share - one.share);
}

function sumText(parts: WealthParts, names: readonly WealthPart[]): DecimalText | null {
  let sum = open('0');
  for (const name of names) {
    const dollars = parts[name];
    if (dollars === null) return null;
    sum = sum.plus(open(dollars));
  }
  return close(sum, 2);
}
