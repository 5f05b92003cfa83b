import { balanceQuery } from '@corro/client';
import { affordableQuantity, type DecimalText } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { useHiddenAmounts } from '../../common/hiddenAmounts.tsx';

/** Titles of the groups of a list of offers, in their order; `all` while the balance is unknown. */
export const reachTitle = defineMessages({
  all: { id: 'offers.list' },
  reach: { id: 'offers.reach' },
  beyond: { id: 'offers.beyond' },
  closed: { id: 'offers.closed' },
});

export type Reach = keyof typeof reachTitle;

const order = ['all', 'reach', 'beyond', 'closed'] as const satisfies readonly Reach[];

/** Returns whether the balance covers the minimum with its fee; true while the price is unknown. */
export function useReach(): (price: DecimalText | null, minimum: number | null) => Reach {
  const { isHidden } = useHiddenAmounts();
  const { data } = useQuery({ ...balanceQuery(useApi()), refetchInterval: false });
  // The groups would reveal a hidden balance.
  const balance = isHidden ? null : (data ?? null);
  return (price, minimum) => {
    if (balance === null) return 'all';
    if (price === null || minimum === null) return 'reach';
    return affordableQuantity(balance, price) < minimum ? 'beyond' : 'reach';
  };
}

/** Groups offers and keeps their order in each group; without empty groups. */
export function groupByReach<Row>(rows: readonly Row[], reachOf: (row: Row) => Reach) {
  return order
    .map((group) => [group, rows.filter((row) => reachOf(row) === group)] as const)
    .filter(([, members]) => members.length > 0);
}
