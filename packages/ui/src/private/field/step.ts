export interface StepLimits {
  min: number;
  max?: number | undefined;
  step: number;
}

/**
 * The next whole number up or down as text; null when the text is not a whole number or the limit
 * is reached. A value beyond a limit steps to that limit; an empty field steps to the minimum.
 * Exact at any length.
 */
export function stepText(text: string, direction: 1 | -1, limits: StepLimits): string | null {
  const min = BigInt(limits.min);
  const max = limits.max === undefined ? null : BigInt(limits.max);
  if (text === '') return String(min);
  if (!/^\d+$/.test(text)) return null;
  const from = BigInt(text);
  let next = from + BigInt(direction) * BigInt(limits.step);
  if (next < min) next = min;
  if (max !== null && next > max) next = max;
  const moved = direction === 1 ? next > from : next < from;
  return moved ? String(next) : null;
}
