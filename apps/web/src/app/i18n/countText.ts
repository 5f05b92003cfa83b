import { formatDecimal } from '@corro/ui';

/** A count with its separators; an em dash where the upstream does not say how many. */
export function countText(count: number | null, numberLocale: string): string {
  return formatDecimal(numberLocale, count === null ? null : String(count), { min: 0 });
}
