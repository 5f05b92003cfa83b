import { favouritesQuery, removeFavourite, type Transport } from '@corro/client';
import { pageSizes } from '@corro/domain';
import {
  type Outcome,
  type WatchedItem,
  type WatchlistEvent,
  watchlistMachine,
  watchlistView,
} from '@corro/machines';
import { Banner, Button, Dialog, EmptyState, Inline, List, Page, Stack, useToast } from '@corro/ui';
import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { outcomeOf } from '../../../app/outcomeOf.ts';
import { useServices } from '../../../app/services.ts';
import { ReadAtProvider } from '../../../common/ages.tsx';
import { useBackCloses } from '../../../common/overlays/overlayHistory.ts';
import { NoSuchPage, Pager, usePageNumber } from '../../../common/queries/Pager.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../../common/queries/rows.tsx';
import { useTab } from '../../../common/useTab.ts';
import { paths, patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { IndexCards } from '../IndexCards.tsx';
import {
  sortFavourites,
  type WatchlistOrder,
  watchlistOrderName,
  watchlistOrders,
} from './sortFavourites.ts';
import { WatchedRow } from './WatchedRow.tsx';

/** Watchlists (spec §2): the indices as shortcuts, and the customer's favourites. */
export default function WatchlistsScreen() {
  return (
    <Screen>
      <Page gap={16}>
        <IndexCards hrefOf={paths.indexDetail} marketsPath={patterns.markets} compact />
        <Watchlist />
      </Page>
    </Screen>
  );
}

/** The favourites, ten per page, with an edit mode to remove some. */
function Watchlist() {
  const { t, numberLocale } = useI18n();
  const [page, showPage] = usePageNumber();
  const [order, setOrder] = useTab('order', watchlistOrders);
  const isSorted = order !== 'added';
  // Only the whole list can be sorted.
  const limit = isSorted ? pageSizes.max : pageSizes.watchlist;
  const query = useQuery({
    ...favouritesQuery(useApi(), { page: isSorted ? 1 : page, limit }),
    placeholderData: keepPreviousData,
  });
  const canSort = (query.data?.count ?? 0) <= pageSizes.max;
  useEffect(() => {
    if (isSorted && !canSort) setOrder('added');
  });
  const { view, send } = useWatchlist();
  const onDelete = (item: WatchedItem) => send({ type: 'DELETE', item });
  const rows = sortFavourites(
    query.data?.rows.filter(({ symbol }) => symbol === null || !view.hidden.includes(symbol)) ?? [],
    order,
    numberLocale,
  );
  const isPageEmptied =
    rows.length === 0 && view.hidden.length > 0 && !view.isBusy && !query.isPlaceholderData;
  useEffect(() => {
    // After the last row of the last page is removed, show the page before.
    if (isPageEmptied && page > 1) showPage(page - 1);
  });
  return (
    <>
      <Stack gap={8}>
        {view.isEditing || rows.length > 0 ? (
          <Inline justify={canSort ? 'between' : 'end'}>
            {canSort ? (
              <Button tone="neutral" size="small" onPress={() => setOrder(nextOrder(order))}>
                {t({ id: 'holdings.sortedBy' }, { order: t(watchlistOrderName[order]) })}
              </Button>
            ) : null}
            <Button
              tone="neutral"
              size="small"
              busy={view.isBusy}
              onPress={() => send({ type: view.isEditing ? 'DONE' : 'EDIT' })}
            >
              {view.isEditing ? t({ id: 'watchlist.done' }) : t({ id: 'watchlist.edit' })}
            </Button>
          </Inline>
        ) : null}
        {view.restored === null ? null : (
          <Banner tone="critical">
            {t({ id: 'watchlist.deleteFailed' }, { name: view.restored.name })}
          </Banner>
        )}
        <QueryView
          query={query}
          loading={<RowSkeletons count={limit} leading />}
          isEmpty={() => rows.length === 0}
          empty={page === 1 ? <NoFavourites /> : <NoSuchPage onFirst={() => showPage(1)} />}
        >
          {({ count }) => (
            <>
              <ReadAtProvider value={query.dataUpdatedAt}>
                <List label={t({ id: 'watchlist.list' })}>
                  {rows.map((favourite, at) => (
                    <WatchedRow
                      key={rowKey(favourite, at)}
                      favourite={favourite}
                      editing={view.isEditing}
                      onDelete={view.isBusy ? null : onDelete}
                    />
                  ))}
                </List>
              </ReadAtProvider>
              {isSorted ? null : (
                <Pager page={page} limit={limit} count={count} onChange={showPage} />
              )}
            </>
          )}
        </QueryView>
      </Stack>
      <ConfirmDelete
        item={view.itemToConfirm}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onCancel={() => send({ type: 'CANCEL' })}
      />
    </>
  );
}

function nextOrder(order: WatchlistOrder): WatchlistOrder {
  const at = watchlistOrders.indexOf(order) + 1;
  return watchlistOrders[at % watchlistOrders.length] ?? 'added';
}

function NoFavourites() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="star"
      title={t({ id: 'watchlist.emptyTitle' })}
      text={t({ id: 'watchlist.emptyText' })}
      action={<Button href={patterns.markets}>{t({ id: 'home.toMarkets' })}</Button>}
    />
  );
}

interface ConfirmDeleteProps {
  /** Null while the dialog is closed. */
  readonly item: WatchedItem | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks the customer to confirm the removal of a favourite (spec §8). */
function ConfirmDelete({ item, onConfirm, onCancel }: ConfirmDeleteProps) {
  const { t } = useI18n();
  const isOpen = item !== null;
  useBackCloses(isOpen, onCancel);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={t({ id: 'watchlist.confirmTitle' })}
      actions={
        <>
          <Button tone="critical" fullWidth onPress={onConfirm}>
            {t({ id: 'watchlist.confirm' })}
          </Button>
          <Button tone="neutral" fullWidth onPress={onCancel}>
            {t({ id: 'watchlist.keep' })}
          </Button>
        </>
      }
    >
      {item === null
        ? null
        : t({ id: 'watchlist.confirmText' }, { name: item.name, symbol: item.symbol })}
    </Dialog>
  );
}

/** Runs the machine of the watchlist while the list is mounted. */
function useWatchlist() {
  const api = useApi();
  const cache = useQueryClient();
  const { t } = useI18n();
  const showToast = useToast();
  const [machine] = useState(() =>
    provideEffects(api, (item, isRemoved) => {
      refreshFavourites(cache, item, isRemoved);
      if (isRemoved) showToast({ text: t({ id: 'watchlist.removed' }, { name: item.name }) });
    }),
  );
  const actor = useActorRef(machine, useServices().actors);
  const view = watchlistView(useSelector(actor, (snapshot) => snapshot));
  return { view, send: (event: WatchlistEvent) => actor.send(event) };
}

function provideEffects(
  api: Transport,
  onChanged: (item: WatchedItem, isRemoved: boolean) => void,
) {
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
    actions: { favouritesChanged: (_, { item, isRemoved }) => onChanged(item, isRemoved) },
  });
}

/** Refreshes the list, and the star in the detail of the instrument. */
function refreshFavourites(cache: QueryClient, { symbol }: WatchedItem, isRemoved: boolean): void {
  const star = ['favourite', symbol];
  if (isRemoved) cache.setQueryData(star, false);
  else void cache.invalidateQueries({ queryKey: star });
  void cache.invalidateQueries({ queryKey: ['favourites'] });
}
