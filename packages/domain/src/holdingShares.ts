import { close, type DecimalText, open, percentOf } from './decimal.ts';

/** Share of one position, or of several small ones together, in the total value. */
export interface HoldingShare<Holding> {
  /** Several only in the last share, which holds the smallest positions. */
  readonly holdings: readonly Holding[];
  /** Two places; all shares sum to 100. */
  readonly percent: DecimalText;
  /** A fraction from 0 to 1. */
  readonly share: number;
}

/**
 * Splits the value of all positions, largest first; null where a value is unknown or the total is
 * not positive.
 *
 * @param most maximum number of shares; the smallest positions share the last one
 */
export function holdingShares<Holding extends { readonly value: DecimalText | null }>(
  holdings: readonly Holding[],
  most: number,
): readonly HoldingShare<Holding>[] | null {
  const valued = holdings.flatMap((holding) =>
    holding.value === null ? [] : [{ holding, value: open(holding.value) }],
  );
  const whole = valued.reduce((sum, { value }) => sum.plus(value), open('0'));
  if (valued.length < holdings.length || !whole.gt(0)) return null;
  const sorted = valued.sort((one, other) => other.value.cmp(one.value));
  const own = sorted.length > most ? most - 1 : sorted.length - 1;
  let left = open('100');
  const shares = sorted.slice(0, own).map(({ holding, value }) => {
    const percent = percentOf(value, whole) ?? '0.00';
    left = left.minus(open(percent));
    return { holdings: [holding], percent, share: value.div(whole).toNumber() };
  });
  const rest = sorted.slice(own);
  const restValue = rest.reduce((sum, { value }) => sum.plus(value), open('0'));
  return [
    ...shares,
    {
      holdings: rest.map(({ holding }) => holding),
      percent: close(left, 2),
      share: restValue.div(whole).toNumber(),
    },
  ];
}
