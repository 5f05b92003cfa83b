import { toDecimalText, type DecimalText, toBig, percentOf } from './decimal.ts';

/** One position, or several small ones together, as a part of the total value. */
export interface HoldingSlice<Holding> {
  /** More than one only in the last slice, which combines the smallest positions. */
  readonly holdings: readonly Holding[];
  /** Two places; all slices sum to 100. */
  readonly percent: DecimalText;
  /** Part of the total value, from 0 to 1. */
  readonly fraction: number;
}

/**
 * Splits the value of all positions, largest first; null where a value is unknown or the total is
 * not positive.
 *
 * @param maxSlices maximum number of slices; the last one combines the smallest positions
 */
export function holdingSlices<Holding extends { readonly value: DecimalText | null }>(
  holdings: readonly Holding[],
  maxSlices: number,
): readonly HoldingSlice<Holding>[] | null {
  const valued = holdings.flatMap((holding) =>
    holding.value === null ? [] : [{ holding, value: toBig(holding.value) }],
  );
  const whole = valued.reduce((sum, { value }) => sum.plus(value), toBig('0'));
  if (valued.length < holdings.length || !whole.gt(0)) return null;
  const sorted = valued.sort((a, b) => b.value.cmp(a.value));
  const ownSlices = sorted.length > maxSlices ? maxSlices - 1 : sorted.length - 1;
  let remainder = toBig('100');
  const slices = sorted.slice(0, ownSlices).map(({ holding, value }) => {
    const percent = percentOf(value, whole) ?? '0.00';
    remainder = remainder.minus(toBig(percent));
    return { holdings: [holding], percent, fraction: value.div(whole).toNumber() };
  });
  const rest = sorted.slice(ownSlices);
  const restValue = rest.reduce((sum, { value }) => sum.plus(value), toBig('0'));
  return [
    ...slices,
    {
      holdings: rest.map(({ holding }) => holding),
      percent: toDecimalText(remainder, 2),
      fraction: restValue.div(whole).toNumber(),
    },
  ];
}
