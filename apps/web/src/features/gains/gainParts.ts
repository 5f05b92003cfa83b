import type { GainYear } from '@corro/client';
import { type DecimalText, gainPercent, isSumOf } from '@corro/domain';

/** Cost, proceeds and fees; all null where they do not add up to the gain. */
export function gainPartsOf<Parts extends Pick<GainYear, 'cost' | 'proceeds' | 'fees' | 'gain'>>({
  cost,
  proceeds,
  fees,
  gain,
}: Parts): Pick<Parts, 'cost' | 'proceeds' | 'fees'> {
  return isSumOf(proceeds, [cost, fees, gain])
    ? { cost, proceeds, fees }
    : { cost: null, proceeds: null, fees: null };
}

/**
 * The gain in percent of the cost; null if the gain or the cost is unknown, or if the figures do
 * not add up.
 */
export function gainPercentOf(
  figures: Pick<GainYear, 'cost' | 'proceeds' | 'fees' | 'gain'>,
): DecimalText | null {
  const { gain } = figures;
  const { cost } = gainPartsOf(figures);
  return gain === null || cost === null ? null : gainPercent(gain, cost);
}
