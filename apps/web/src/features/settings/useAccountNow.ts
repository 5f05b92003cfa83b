import {
  balanceQuery,
  ipoOrdersQuery,
  loansQuery,
  positionsQuery,
  rechargesQuery,
  withdrawalsQuery,
} from '@corro/client';
import { type DecimalText, positionTypes } from '@corro/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';

/** What an account holds; null for what is not known yet. */
export interface AccountNow {
  /** What can be spent, US dollars. */
  readonly cash: DecimalText | null;
  readonly positions: number | null;
  /** Withdrawals, deposits, applications and loans that have not come to their end. */
  readonly pending: number | null;
}

/** For the counts alone. */
const page = { page: 1, limit: 1 };

/** Reads what an account holds, for as long as it is shown. */
export function useAccountNow(): AccountNow {
  const api = useApi();
  const cash = useQuery(balanceQuery(api)).data ?? null;
  const positions = useQueries({
    queries: positionTypes.map((type) => positionsQuery(api, { type, ...page })),
    combine: (all) => sum(all.map(({ data }) => data?.count)),
  });
  const withdrawals = useQuery(withdrawalsQuery(api, { ...page, status: 'in-progress' }));
  const recharges = useQuery(rechargesQuery(api, { ...page, status: 'in-progress' }));
  const applying = useQuery(loansQuery(api, { ...page, state: 'applying' }));
  const approved = useQuery(loansQuery(api, { ...page, state: 'approved' }));
  const applications = useQuery(ipoOrdersQuery(api)).data;
  const pending = sum([
    ...[withdrawals, recharges, applying, approved].map(({ data }) => data?.count),
    applications?.filter(({ status }) => status === 'pending').length,
  ]);
  return { cash, positions, pending };
}

/** Null where one of them is not known. */
function sum(counts: readonly (number | undefined)[]): number | null {
  let total = 0;
  for (const count of counts) {
    if (count === undefined) return null;
    total += count;
  }
  return total;
}
