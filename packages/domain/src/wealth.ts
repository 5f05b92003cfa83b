import { close, type DecimalText, open } from './decimal.ts';

/** What an account consists of, US dollars with two places. */
export interface WealthParts {
  /** What can be spent. */
  readonly cash: DecimalText;
  /** Open lots at the price of now, by type. */
  readonly stock: DecimalText;
  readonly forex: DecimalText;
  readonly futures: DecimalText;
  readonly treasury: DecimalText;
  readonly funds: DecimalText;
  /** Set aside for what is not decided yet. */
  readonly held: DecimalText;
  /** What is owed, not below zero: it lessens the whole. */
  readonly loan: DecimalText;
}

const invested = ['stock', 'forex', 'futures', 'treasury', 'funds', 'held'] as const;

/** What is neither cash nor owed, US dollars with two places. */
export function investedOf(parts: WealthParts): DecimalText {
  return close(sumOf(parts, invested), 2);
}

/** A part of what is there, and how much of it: `share` between 0 and 1, for a drawing. */
export interface WealthShare {
  readonly part: Exclude<keyof WealthParts, 'loan'>;
  readonly dollars: DecimalText;
  readonly share: number;
}

/**
 * What the customer has, without what is owed, largest first; parts of nothing are left out. The
 * amounts add up to the total and the loan, to the cent.
 */
export function wealthShares(parts: WealthParts): readonly WealthShare[] {
  const all = ['cash', ...invested] as const;
  const whole = sumOf(parts, all);
  return all
    .map((part) => ({
      part,
      dollars: parts[part],
      share: whole.lte(0) ? 0 : open(parts[part]).div(whole).toNumber(),
    }))
    .filter(({ dollars }) => open(dollars).gt(0))
    .toSorted((one, other) => other.share - one.share);
}

/** What is there and not owed, US dollars with two places. */
export function totalOf(parts: WealthParts): DecimalText {
  return close(sumOf(parts, ['cash', ...invested]).minus(open(parts.loan)), 2);
}

function sumOf(parts: WealthParts, names: readonly (keyof WealthParts)[]) {
  return names.reduce((sum, name) => sum.plus(open(parts[name])), open('0'));
}
