import { type Portfolio, portfolioQuery } from '@corro/client';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { portfolioRanges } from './ranges.ts';

/**
 * Returns the newest portfolio that was read for any range; undefined without one. Home reads a
 * history and the account screen only the current parts, and both show the same total.
 */
export function useNewestPortfolio(): Portfolio | undefined {
  // The compiler would keep what the first render found, because the cache is the same object.
  'use no memo';
  const api = useApi();
  const cache = useQueryClient();
  return (['now', ...portfolioRanges] as const)
    .flatMap((range) => cache.getQueryData(portfolioQuery(api, range).queryKey) ?? [])
    .sort((a, b) => endOf(b) - endOf(a))[0];
}

/** Time of the current value, epoch milliseconds. */
function endOf({ points }: Portfolio): number {
  return points.at(-1)?.at ?? 0;
}
