import { pageSizes } from '@corro/domain';
import { Button, EmptyState, Stack } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { useWords } from '../../boot/words.ts';
import { MoreRows } from '../../parts/MoreRows.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { ReadAtProvider } from '../../parts/readAt.ts';
import { rowsOf } from '../../parts/rowsOf.ts';
import { routes } from '../../routes/table.ts';
import { PositionTable, PositionTableSkeleton } from './PositionTable.tsx';

/** The customer's lots of shares, page after page, read again every 5 s. */
export function SharePositions() {
  const { t } = useWords();
  const queries = useQueries();
  const query = useInfiniteQuery(
    queries.positionsGrowing({ type: 'stock', limit: pageSizes.positions }),
  );
  return (
    <QueryView
      query={query}
      loading={<PositionTableSkeleton />}
      isEmpty={(data) => data.pages.every(({ rows }) => rows.length === 0)}
      empty={
        <EmptyState
          picture="trade"
          title={t('trade.empty.title')}
          text={t('trade.empty.text')}
          action={<Button href={routes.markets.path}>{t('trade.empty.action')}</Button>}
        />
      }
    >
      {(data) => (
        <Stack gap={16}>
          <ReadAtProvider value={query.dataUpdatedAt}>
            <PositionTable positions={rowsOf(data, ({ orderNumber }) => orderNumber)} />
          </ReadAtProvider>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}
