import { removeFavourite, type Transport } from '@corro/client';
import {
  type Outcome,
  type WatchedItem,
  type WatchlistEvent,
  watchlistMachine,
  watchlistView,
} from '@corro/machines';
import { useToast } from '@corro/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { outcomeOf } from '../../../app/outcomeOf.ts';
import { useServices } from '../../../app/services.ts';

/** Runs the machine of the watchlist while the list is mounted. */
export function useWatchlist() {
  const api = useApi();
  const cache = useQueryClient();
  const { t } = useI18n();
  const showToast = useToast();
  const [machine] = useState(() =>
    provideEffects(api, (item, removed) => {
      refreshFavourites(cache, item, removed);
      if (removed) showToast({ text: t({ id: 'watchlist.removed' }, { name: item.name }) });
    }),
  );
  const actor = useActorRef(machine, useServices().actors);
  const view = watchlistView(useSelector(actor, (snapshot) => snapshot));
  return { view, send: (event: WatchlistEvent) => actor.send(event) };
}

function provideEffects(api: Transport, onChanged: (item: WatchedItem, removed: boolean) => void) {
  return watchlistMachine.provide({
    actors: {
      // Leaving the list does not abort a confirmed removal.
      remove: fromPromise<Outcome<null>, { symbol: string }>(({ input }) =>
        outcomeOf(async () => {
          await removeFavourite(api, input.symbol);
          return null;
        }),
      ),
    },
    actions: { favouritesChanged: (_, { item, removed }) => onChanged(item, removed) },
  });
}

/** Refreshes the list, and the star in the detail of the instrument. */
function refreshFavourites(cache: QueryClient, { symbol }: WatchedItem, removed: boolean): void {
  const star = ['favourite', symbol];
  if (removed) cache.setQueryData(star, false);
  else void cache.invalidateQueries({ queryKey: star });
  void cache.invalidateQueries({ queryKey: ['favourites'] });
}
