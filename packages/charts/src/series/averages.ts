/** Running sums as `Series` keeps them. */
export interface RunningVolume {
  readonly volumeSum: Float64Array;
  readonly volumeMissing: Int32Array;
}

/**
 * Mean volume of the `span` candles that end with `index` (spec §9: 5, 10 and 20). NaN before
 * there are so many, and wherever one of them has no volume: half an average is a wrong one.
 */
export function volumeAverage(series: RunningVolume, index: number, span: number): number {
  const first = index + 1 - span;
  if (first < 0) return NaN;
  if (series.volumeMissing[index + 1] !== series.volumeMissing[first]) return NaN;
  return (series.volumeSum[index + 1]! - series.volumeSum[first]!) / span;
}
