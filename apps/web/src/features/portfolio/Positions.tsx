import { positionsQuery } from '@corro/client';
import { pageSizes, type PositionType } from '@corro/domain';
import { Stack } from '@corro/ui';
import { useApi } from '../../app/api.ts';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { usePolledPages } from '../../common/queries/usePolledPages.ts';
import { NoPositions } from './NoPositions.tsx';
import { PositionTable, PositionTableSkeleton } from './PositionTable.tsx';

/** The customer's lots of one type, page after page; those in view are read again every 5 s. */
export function Positions({ type }: { type: PositionType }) {
  const api = useApi();
  const limit = pageSizes.positions;
  const query = usePolledPages({
    pageOf: (page) => positionsQuery(api, { type, page, limit }),
    limit,
    idOf: ({ orderNumber }) => orderNumber,
  });
  return (
    <QueryView
      query={query}
      loading={<PositionTableSkeleton type={type} />}
      isEmpty={(positions) => positions.length === 0 && !query.hasNextPage}
      empty={<NoPositions type={type} />}
    >
      {(positions) => (
        <Stack gap={16}>
          <PositionTable type={type} positions={positions} onRangeChange={query.show} />
          <MoreRows query={query} />
        </Stack>
      )}
    </QueryView>
  );
}
