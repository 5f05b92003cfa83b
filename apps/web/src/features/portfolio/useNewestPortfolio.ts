import { type Portfolio, portfolioQuery } from '@corro/client';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { portfolioRanges } from './ranges.ts';

/**
 * Returns the newest portfolio that was read for any range; undefined without one. Home reads a
 * history and the account screen only the current parts, and both show the same total.
 */
export function useNewestPortfolio(): Portfolio | undefined {
  const api = useApi();
  const cache = useQueryClient();
  const read = (['now', ...portfolioRanges] as const).flatMap(
    (range) => cache.getQueryData(portfolioQuery(api, range).queryKey) ?? [],
  );
  const [first, ...others] = read;
  return others.reduce((newest, one) => (endOf(one) > endOf(newest) ? one : newest), first);
}

/** Time of the current value, epoch milliseconds; -Infinity without one. */
function endOf(portfolio: Portfolio | undefined): number {
  return portfolio?.points.at(-1)?.at ?? -Infinity;
}
