import { pageSizes } from '@corro/domain';
import { Button, EmptyState, ListRowSkeleton, Section, VirtualList } from '@corro/ui';
import { useCallback } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { QueryView } from '../../../common/queries/QueryView.tsx';
import { ReadAtProvider } from '../../../common/ages.tsx';
import { RowSkeletons } from '../../../common/queries/RowSkeletons.tsx';
import { StockRow } from '../../../common/prices/StockRow.tsx';
import { paths, routes } from '../../../routing/addresses.ts';
import { type StocksInView, useStocksInView } from './useStocksInView.ts';

/** The shares that the upstream lists beside an index, however many, read every 3 s (spec §9). */
export function IndexStocks() {
  const { t } = useI18n();
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
  const { t } = useI18n();
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
