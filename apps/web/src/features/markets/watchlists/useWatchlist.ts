import { removeFavourite, type Transport } from '@corro/client';
import {
  watchlistMachine,
  watchlistView,
  type Outcome,
  type WatchedItem,
  type WatchlistEvent,
  type WatchlistView,
} from '@corro/machines';
import { useToast } from '@corro/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { outcomeOf } from '../../../app/outcomeOf.ts';
import { useApi } from '../../../app/api.ts';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';

export interface WatchlistFlow {
  readonly view: WatchlistView;
  readonly send: (event: WatchlistEvent) => void;
}

/** Runs the watchlist's machine for as long as the list is there. */
export function useWatchlist(): WatchlistFlow {
  const api = useApi();
  const cache = useQueryClient();
  const { t } = useI18n();
  const showToast = useToast();
  const [machine] = useState(() =>
    watchlistOver(api, (item, removed) => {
      readFavouritesAgain(cache, item, removed);
      if (removed) showToast({ text: t({ id: 'watchlist.removed' }, { name: item.name }) });
    }),
  );
  const actor = useActorRef(machine, useServices().actors);
  const view = watchlistView(useSelector(actor, (snapshot) => snapshot));
  return { view, send: (event) => actor.send(event) };
}

type Changed = (item: WatchedItem, removed: boolean) => void;

function watchlistOver(api: Transport, changed: Changed) {
  return watchlistMachine.provide({
    actors: {
      // Leaving the list does not abort it: what was confirmed is on its way.
      remove: fromPromise<Outcome<null>, { symbol: string }>(({ input }) =>
        outcomeOf(async () => {
          await removeFavourite(api, input.symbol);
          return null;
        }),
      ),
    },
    actions: { favouritesChanged: (_, { item, removed }) => changed(item, removed) },
  });
}

/** The list, and the star on the detail of what was deleted. */
function readFavouritesAgain(cache: QueryClient, { symbol }: WatchedItem, removed: boolean): void {
  const star = ['favourite', symbol];
  if (removed) cache.setQueryData(star, false);
  else void cache.invalidateQueries({ queryKey: star });
  void cache.invalidateQueries({ queryKey: ['favourites'] });
}
