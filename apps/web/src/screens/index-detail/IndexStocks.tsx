import { pageSizes } from '@corro/domain';
import { Button, EmptyState, ListRowSkeleton, Section, VirtualList } from '@corro/ui';
import { useCallback } from 'react';
import { useWords } from '../../boot/words.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { ReadAtProvider } from '../../parts/readAt.ts';
import { RowSkeletons } from '../../parts/RowSkeletons.tsx';
import { StockRow } from '../../parts/StockRow.tsx';
import { paths } from '../../routes/paths.ts';
import { routes } from '../../routes/table.ts';
import { useStocksInView, type StocksInView } from './useStocksInView.ts';

/** The shares that the upstream lists beside an index, however many, read every 3 s (spec §9). */
export function IndexStocks() {
  const { t } = useWords();
  const { query, stockAt, show } = useStocksInView();
  return (
    <Section title={t('index.stocks')}>
      <QueryView
        query={query}
        loading={<RowSkeletons count={pageSizes.markets} />}
        empty={
          <EmptyState
            title={t('index.noStocks')}
            picture="markets"
            action={<Button href={routes.home.path}>{t('shell.goHome')}</Button>}
          />
        }
        isEmpty={({ count }) => count === 0}
      >
        {({ count }) => <Stocks count={count} stockAt={stockAt} show={show} />}
      </QueryView>
    </Section>
  );
}

function Stocks({
  count,
  stockAt,
  show,
}: Pick<StocksInView, 'stockAt' | 'show'> & { count: number }) {
  const { t } = useWords();
  const renderRow = useCallback(
    (index: number) => {
      const read = stockAt(index);
      if (read === null) return <ListRowSkeleton />;
      const { stock, readAt } = read;
      return (
        <ReadAtProvider value={readAt}>
          <StockRow stock={stock} href={paths.stockDetail(stock)} poll="stockDetail" />
        </ReadAtProvider>
      );
    },
    [stockAt],
  );
  return (
    <VirtualList
      label={t('index.stocks')}
      count={count}
      renderRow={renderRow}
      onRangeChange={show}
    />
  );
}
