export interface StepLimits {
  min: number;
  max?: number | undefined;
  step: number;
}

/**
 * The whole number one step up or down, as text. A step that would end beyond a limit ends at that
 * limit; an empty field steps to the minimum. Null if the text is not a whole number, or if the
 * limit leaves no number in this direction. Exact at any length.
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
