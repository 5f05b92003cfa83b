import { close, type DecimalText, open, percentOf } from './decimal.ts';

/** What one position is of all of them, or several small ones together. */
export interface HoldingShare<Holding> {
  /** More than one in the last alone: all that are smaller than those before. */
  readonly holdings: readonly Holding[];
  /** Two places; those of all shares add up to 100. */
  readonly percent: DecimalText;
  /** Between 0 and 1, for a drawing. */
  readonly share: number;
}

/**
 * How the value of all positions is divided among them, largest first; null where a value is not known, or there is none.
 *
 * @param most how many shares there are at most: beyond it the smallest positions are one
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
  const sorted = valued.toSorted((one, other) => other.value.cmp(one.value));
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
