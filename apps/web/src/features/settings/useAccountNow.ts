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
export function useAccountNow(isShown: boolean): AccountNow {
  const api = useApi();
  const cash = useQuery({ ...balanceQuery(api), enabled: isShown }).data ?? null;
  const positions = useQueries({
    queries: positionTypes.map((type) => ({
      ...positionsQuery(api, { type, ...page }),
      enabled: isShown,
    })),
    combine: (all) => sum(all.map(({ data }) => data?.count)),
  });
  const withdrawals = useQuery({
    ...withdrawalsQuery(api, { ...page, status: 'in-progress' }),
    enabled: isShown,
  }).data?.count;
  const recharges = useQuery({
    ...rechargesQuery(api, { ...page, status: 'in-progress' }),
    enabled: isShown,
  }).data?.count;
  const loans = useQueries({
    queries: (['applying', 'approved'] as const).map((state) => ({
      ...loansQuery(api, { ...page, state }),
      enabled: isShown,
    })),
    combine: (all) => sum(all.map(({ data }) => data?.count)),
  });
  const applications = useQuery({
    ...ipoOrdersQuery(api),
    enabled: isShown,
  }).data?.filter(({ status }) => status === 'pending').length;
  return { cash, positions, pending: sum([withdrawals, recharges, loans, applications]) };
}

/** Null where one of them is not known. */
function sum(counts: readonly (number | null | undefined)[]): number | null {
  let total = 0;
  for (const count of counts) {
    if (count === undefined || count === null) return null;
    total += count;
  }
  return total;
}
