export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** Formats with exactly `decimals` decimals; zero has no sign. */
export function decimalText(value: number, decimals: number): string {
  return roundTo(value, decimals)
    .toFixed(decimals)
    .replace(/^-(?=0(\.0*)?$)/, '');
}

/** Change between two prices, and its percentage with two decimals. */
export function changeTexts(
  price: number,
  previous: number,
  decimals: number,
): { change: string; changePercent: string } {
  const scale = 10 ** decimals;
  const before = Math.round(previous * scale);
  const ticks = Math.round(price * scale) - before;
  return {
    change: decimalText(ticks / scale, decimals),
    changePercent: decimalText(before === 0 ? 0 : (100 * ticks) / before, 2),
  };
}
