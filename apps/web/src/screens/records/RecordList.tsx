import { pageSizes } from '@corro/domain';
import { List, Stack } from '@corro/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useQueries } from '../../boot/room.ts';
import { useWords } from '../../boot/words.ts';
import { MoreRows } from '../../parts/MoreRows.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { rowsOf } from '../../parts/rowsOf.ts';
import { NoRecords } from './NoRecords.tsx';
import { RecordRow } from './RecordRow.tsx';
import { RecordSkeletons } from './RecordSkeletons.tsx';
import { askedStatus, type RecordTab } from './recordTabs.ts';

export interface RecordListProps {
  readonly tab: RecordTab;
  readonly onShowAll: () => void;
}

/** The orders of one tab, newest first, page after page. */
export function RecordList({ tab, onShowAll }: RecordListProps) {
  const { t } = useWords();
  const queries = useQueries();
  const query = useInfiniteQuery(
    queries.ordersGrowing({ kind: 'stock', status: askedStatus[tab], limit: pageSizes.records }),
  );
  return (
    <QueryView
      query={query}
      failedTitle={t('records.failed')}
      loading={<RecordSkeletons />}
      isEmpty={(data) => data.pages.every(({ rows }) => rows.length === 0)}
      empty={<NoRecords tab={tab} onShowAll={onShowAll} />}
    >
      {(data) => (
        <Stack gap={16}>
          <List label={t('records.list')}>
            {rowsOf(data, ({ orderNumber }) => orderNumber).map((order) => (
              <RecordRow key={order.orderNumber} order={order} />
            ))}
          </List>
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}
