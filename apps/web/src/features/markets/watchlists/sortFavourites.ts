import type { Favourite } from '@corro/client';
import { compare } from '@corro/domain';
import { defineMessages } from '@corro/messages';

/** Orders of the watchlist; `added` is the order in which the upstream sends it. */
export const watchlistOrders = ['added', 'name', 'change'] as const;

export type WatchlistOrder = (typeof watchlistOrders)[number];

export const watchlistOrderName = defineMessages({
  added: { id: 'watchlist.order.added' },
  name: { id: 'watchlist.order.name' },
  change: { id: 'watchlist.order.change' },
});

/** Sorts by name, or by today's change: the highest first and unknown last. */
export function sortFavourites(
  favourites: readonly Favourite[],
  order: WatchlistOrder,
  locale: string,
): readonly Favourite[] {
  if (order === 'added') return favourites;
  if (order === 'name') {
    const { compare: compareNames } = new Intl.Collator(locale, { numeric: true });
    return [...favourites].sort((a, b) => compareNames(a.name, b.name));
  }
  return [...favourites].sort(({ changePercent: a }, { changePercent: b }) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : compare(b, a),
  );
}
