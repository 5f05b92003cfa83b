import { favouritesQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Banner, Button, EmptyState, Section, Stack } from '@corro/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { NoSuchPage, Pager, usePageNumber } from '../../../common/queries/Pager.tsx';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../../common/queries/rows.tsx';
import { patterns } from '../../../links.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';
import { useWatchlist } from './useWatchlist.ts';
import { WatchedRows } from './WatchedRows.tsx';

/** The customer's favourites, ten to a page, and how to take some off. */
export function Watchlist() {
  const { t } = useI18n();
  const [page, showPage] = usePageNumber();
  const limit = pageSizes.watchlist;
  const query = useQuery({
    ...favouritesQuery(useApi(), { page, limit }),
    placeholderData: keepPreviousData,
  });
  const { view, send } = useWatchlist();
  const rows =
    query.data?.rows.filter(({ symbol }) => symbol === null || !view.hidden.includes(symbol)) ?? [];
  const isTakenAway =
    rows.length === 0 && view.hidden.length > 0 && !view.busy && !query.isPlaceholderData;
  useEffect(() => {
    // The last row of the last page went: the rest is on the page before.
    if (isTakenAway && page > 1) showPage(page - 1);
  });
  return (
    <Section
      title={t({ id: 'watchlist.list' })}
      action={
        view.editing || rows.length > 0 ? (
          <Button
            tone="quiet"
            size="small"
            busy={view.busy}
            onPress={() => send({ type: view.editing ? 'DONE' : 'EDIT' })}
          >
            {view.editing ? t({ id: 'watchlist.done' }) : t({ id: 'watchlist.edit' })}
          </Button>
        ) : null
      }
    >
      <Stack gap={8}>
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
              <WatchedRows
                rows={rows}
                readAt={query.dataUpdatedAt}
                view={view}
                onDelete={(item) => send({ type: 'DELETE', item })}
              />
              <Pager page={page} limit={limit} count={count} onChange={showPage} />
            </>
          )}
        </QueryView>
      </Stack>
      <ConfirmDelete
        item={view.asked}
        onConfirm={() => send({ type: 'CONFIRM' })}
        onCancel={() => send({ type: 'CANCEL' })}
      />
    </Section>
  );
}

function NoFavourites() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="watchlist"
      title={t({ id: 'watchlist.emptyTitle' })}
      text={t({ id: 'watchlist.emptyText' })}
      action={<Button href={patterns.markets}>{t({ id: 'home.toMarkets' })}</Button>}
    />
  );
}
