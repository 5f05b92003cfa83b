import { pageSizes } from '@corro/domain';
import { EmptyState, Section } from '@corro/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { useWords } from '../../boot/words.ts';
import { Pager } from '../../parts/Pager.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { RowSkeletons } from '../../parts/RowSkeletons.tsx';
import { StockList } from '../../parts/StockList.tsx';
import { usePageNumber } from '../../parts/usePageNumber.ts';
import { paths } from '../../routes/paths.ts';

/** The shares that the upstream lists beside an index, page by page. */
export function IndexStocks() {
  const { t } = useWords();
  const [page, showPage] = usePageNumber();
  const limit = pageSizes.markets;
  const query = useQuery({
    ...useQueries().stocks({ page, limit }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('index.stocks')}>
      <QueryView
        query={query}
        loading={<RowSkeletons count={limit} />}
        empty={<EmptyState title={t('index.noStocks')} picture="markets" />}
        isEmpty={({ rows }) => rows.length === 0}
      >
        {({ rows, count }) => (
          <>
            <StockList
              label={t('index.stocks')}
              stocks={rows}
              readAt={query.dataUpdatedAt}
              hrefOf={paths.stockDetail}
            />
            <Pager page={page} limit={limit} count={count} onChange={showPage} />
          </>
        )}
      </QueryView>
    </Section>
  );
}
