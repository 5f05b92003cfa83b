import { favouritesQuery, removeFavourite, type Transport } from '@corro/client';
import { pageSizes } from '@corro/domain';
import {
  type Outcome,
  type WatchedItem,
  type WatchlistEvent,
  watchlistMachine,
  watchlistView,
} from '@corro/machines';
import {
  Avatar,
  Banner,
  Button,
  Dialog,
  EmptyState,
  Inline,
  List,
  ListRow,
  NearView,
  Page,
  SelectChip,
  Stack,
  useToast,
} from '@corro/ui';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { outcomeOf } from '../../../app/outcomeOf.ts';
import { useServices } from '../../../app/services.ts';
import { ReadAtProvider } from '../../../common/ages.tsx';
import { useBackCloses } from '../../../common/overlays/overlayHistory.ts';
import { MoreRows } from '../../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { rowKey, RowSkeletons } from '../../../common/queries/rows.tsx';
import { usePolledPages, useReadToEnd } from '../../../common/queries/usePolledPages.ts';
import { useTab } from '../../../common/useTab.ts';
import { paths, patterns } from '../../../links.ts';
import { Screen } from '../../../shell/Screen.tsx';
import { useSearchDialog } from '../../../shell/searchDialog.tsx';
import { IndexCards } from '../IndexCards.tsx';
import { RelatedNews } from '../instrument/RelatedNews.tsx';
import { sortFavourites, watchlistOrderName, watchlistOrders } from './sortFavourites.ts';
import { WatchedRow } from './WatchedRow.tsx';

/** Number of news below the list. */
const maxNews = 3;

/** Watchlists (spec §2): the indices as shortcuts, and the customer's favourites. */
export default function WatchlistsScreen() {
  return (
    <Screen>
      <Page gap={16}>
        <IndexCards hrefOf={paths.indexDetail} marketsPath={patterns.markets} />
        <Watchlist />
      </Page>
    </Screen>
  );
}

/** The favourites, ten more at a time, with an edit mode to remove some. */
function Watchlist() {
  const { t, numberLocale } = useI18n();
  const [chosenOrder, setOrder] = useTab('order', watchlistOrders);
  const api = useApi();
  const limit = pageSizes.watchlist;
  const pageOf = (page: number) => favouritesQuery(api, { page, limit });
  const query = usePolledPages({ pageOf, limit });
  // Only a list that is read as a whole can be sorted.
  const { data: first } = useQuery({ ...pageOf(1), refetchInterval: false });
  const canSort = (first?.count ?? 0) <= pageSizes.max;
  const order = canSort ? chosenOrder : 'added';
  const isSorted = order !== 'added';
  const most = isSorted ? pageSizes.max : 0;
  useReadToEnd(query, { maxRead: most, maxPolled: most });
  const { view, send } = useWatchlist();
  const onDelete = (item: WatchedItem) => send({ type: 'DELETE', item });
  const readAtOf = new Map(query.data?.map(({ row, readAt }) => [row, readAt]));
  const rows = sortFavourites(
    [...readAtOf.keys()].filter(({ symbol }) => symbol === null || !view.hidden.includes(symbol)),
    order,
    numberLocale,
  );
  return (
    <>
      <Stack gap={8}>
        {view.isEditing || rows.length > 0 ? (
          <Inline justify={canSort ? 'between' : 'end'}>
            {canSort ? (
              <SelectChip
                label={t({ id: 'holdings.sortBy' })}
                options={watchlistOrders.map((value) => ({
                  value,
                  label: t(watchlistOrderName[value]),
                }))}
                value={order}
                onChange={setOrder}
              />
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
          isEmpty={() => rows.length === 0 && !query.hasNextPage}
          empty={<NoFavourites />}
        >
          {() => (
            <>
              <List
                label={t({ id: 'watchlist.list' })}
                {...(isSorted ? {} : { onRangeChange: query.show })}
              >
                {[
                  ...rows.map((favourite, at) => (
                    <ReadAtProvider
                      key={rowKey(favourite, at)}
                      value={readAtOf.get(favourite) ?? query.dataUpdatedAt}
                    >
                      <WatchedRow
                        favourite={favourite}
                        editing={view.isEditing}
                        onDelete={view.isBusy ? null : onDelete}
                      />
                    </ReadAtProvider>
                  )),
                  ...(view.isEditing || query.hasNextPage ? [] : [<AddRow key="add" />]),
                ]}
              </List>
              <MoreRows query={query} />
            </>
          )}
        </QueryView>
      </Stack>
      {view.isEditing || rows.length === 0 ? null : (
        <NearView>
          <RelatedNews
            title={t({ id: 'watchlist.news' })}
            instruments={rows.flatMap(({ symbol, name }) =>
              symbol === null ? [] : [{ symbol, name }],
            )}
            maxShown={maxNews}
          />
        </NearView>
      )}
      <ConfirmDelete
        item={view.itemToConfirm}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onCancel={() => send({ type: 'CANCEL' })}
      />
    </>
  );
}

/** Opens the search, whose results have the star. */
function AddRow() {
  const { t } = useI18n();
  const opener = useSearchDialog();
  return opener === null ? null : (
    <ListRow
      leading={<Avatar letters="+" tint={1} />}
      title={t({ id: 'watchlist.add' })}
      wrap="compact"
      onPress={opener.onPress}
    />
  );
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
