import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Stack } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { NoSuchPage } from '../../parts/NoSuchPage.tsx';
import { Pager } from '../../parts/Pager.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { RowSkeletons } from '../../parts/RowSkeletons.tsx';
import { StockList } from '../../parts/StockList.tsx';
import { usePageNumber } from '../../parts/usePageNumber.ts';
import { paths } from '../../routes/paths.ts';
import { routes } from '../../routes/table.ts';
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
