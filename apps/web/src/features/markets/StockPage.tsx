import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Stack } from '@corro/ui';
import { useWords } from '../../app/i18n/words.ts';
import { NoSuchPage } from '../../common/queries/NoSuchPage.tsx';
import { Pager } from '../../common/queries/Pager.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { RowSkeletons } from '../../common/queries/RowSkeletons.tsx';
import { StockList } from '../../common/prices/StockList.tsx';
import { usePageNumber } from '../../common/queries/usePageNumber.ts';
import { paths, routes } from '../../routing/addresses.ts';
import { useStockPage } from './useStockPage.ts';

export interface StockPageProps {
  /** A market's tag; all shares where left out. */
  readonly market: string | undefined;
  readonly onShowAll: () => void;
}

/** Ten shares with their prices, and the way to the next ten. */
export function StockPage({ market, onShowAll }: StockPageProps) {
  const { t } = useWords();
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
            label={t('markets.list')}
            stocks={rows}
            readAt={query.dataUpdatedAt}
            hrefOf={paths.stockDetail}
          />
          <Pager page={page} limit={pageSizes.markets} count={count} onChange={showPage} />
        </Stack>
      )}
    </QueryView>
  );
}

function NoStocks({ onShowAll }: { onShowAll: (() => void) | null }) {
  const { t } = useWords();
  return (
    <EmptyState
      picture="markets"
      title={t('markets.emptyTitle')}
      text={t('markets.emptyText')}
      action={
        onShowAll === null ? (
          <Button href={routes.home.path}>{t('shell.goHome')}</Button>
        ) : (
          <Button onPress={onShowAll}>{t('markets.showAll')}</Button>
        )
      }
    />
  );
}
