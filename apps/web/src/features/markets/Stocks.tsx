import { stocksQuery } from '@corro/client';
import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Stack } from '@corro/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useApi } from '../../app/api.ts';
import { StockList } from '../../common/prices/StockList.tsx';
import { NoSuchPage, Pager, usePageNumber } from '../../common/queries/Pager.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/RowSkeletons.tsx';
import { paths, routes } from '../../routing/addresses.ts';

export interface StockPageProps {
  /** A market's tag; all shares where left out. */
  readonly market: string | undefined;
  readonly onShowAll: () => void;
}

/** Ten shares with their prices, and the way to the next ten. */
export function StockPage({ market, onShowAll }: StockPageProps) {
  const { t } = useI18n();
  const [page, showPage] = usePageNumber();
  const query = useStockPage({ market, page });
  return (
    <QueryView
      query={query}
      loading={<RowSkeletons count={pageSizes.markets} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        page === 1 ? (
          <NoStocks onShowAll={market === undefined ? null : onShowAll} />
        ) : (
          <NoSuchPage onFirst={() => showPage(1)} />
        )
      }
    >
      {({ rows, count }) => (
        <Stack gap={8}>
          <StockList
            label={t({ id: 'markets.list' })}
            stocks={rows}
            readAt={query.dataUpdatedAt}
            hrefOf={paths.instrument}
          />
          <Pager page={page} limit={pageSizes.markets} count={count} onChange={showPage} />
        </Stack>
      )}
    </QueryView>
  );
}

function NoStocks({ onShowAll }: { onShowAll: (() => void) | null }) {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="markets"
      title={t({ id: 'markets.emptyTitle' })}
      text={t({ id: 'markets.emptyText' })}
      action={
        onShowAll === null ? (
          <Button href={routes.home.path}>{t({ id: 'shell.goHome' })}</Button>
        ) : (
          <Button onPress={onShowAll}>{t({ id: 'markets.showAll' })}</Button>
        )
      }
    />
  );
}

/** One page of shares, polled while it is looked at, with the next one fetched ahead. */
function useStockPage({ market, page }: { market: string | undefined; page: number }) {
  const api = useApi();
  const cache = useQueryClient();
  const limit = pageSizes.markets;
  const query = useQuery(stocksQuery(api, { market, page, limit }));
  const hasNext = page * limit < (query.data?.count ?? 0);
  useEffect(() => {
    if (hasNext) void cache.prefetchQuery(stocksQuery(api, { market, page: page + 1, limit }));
  }, [cache, api, market, page, limit, hasNext]);
  return query;
}
