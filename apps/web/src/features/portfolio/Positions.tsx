import { type Position, positionsQuery } from '@corro/client';
import { pageSizes, type PositionType } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Skeleton, Stack, Table, Text, VisuallyHidden } from '@corro/ui';
import { useApi } from '../../app/api.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { ReadAtProvider } from '../../common/ages.tsx';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey } from '../../common/queries/rows.tsx';
import { type ReadRow, usePolledPages } from '../../common/queries/usePolledPages.ts';
import { paths } from '../../links.ts';
import { NameCell, PricesCell, ReturnCell } from './cells.tsx';
import { NoPositions } from './NoPositions.tsx';

/** Lots of one type, page after page; those in view refresh every 5 s. */
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

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth'];

const tradeCaption = defineMessages({
  forex: { id: 'trade.caption.forex' },
  futures: { id: 'trade.caption.futures' },
  stock: { id: 'trade.caption.stock' },
  treasury: { id: 'trade.caption.treasury' },
});

interface PositionTableProps {
  readonly type: PositionType;
  readonly positions: readonly ReadRow<Position>[];
  readonly onRangeChange: (first: number, last: number) => void;
}

/** Lots in the three columns of the spec (§2), each with two or three lines. */
function PositionTable({ type, positions, onRangeChange }: PositionTableProps) {
  const { t } = useI18n();
  return (
    <Table
      caption={t(tradeCaption[type])}
      fit
      columns={useColumns(type)}
      onRangeChange={onRangeChange}
      rows={positions.map(({ row: position, readAt }, at) => ({
        id: rowKey(position.orderNumber, at),
        href: paths.instrument(position),
        cells: {
          name: <NameCell position={position} />,
          quantity: <ReturnCell position={position} />,
          cost: (
            <ReadAtProvider value={readAt}>
              <PricesCell position={position} />
            </ReadAtProvider>
          ),
        },
      }))}
    />
  );
}

function PositionTableSkeleton({ type }: { type: PositionType }) {
  const { t } = useI18n();
  const skeleton = (
    <Stack gap={4}>
      <VisuallyHidden>{t({ id: 'shell.loading' })}</VisuallyHidden>
      <Skeleton height={20} width="80%" />
      <Skeleton height={16} width="50%" />
      <Skeleton height={16} width="60%" />
    </Stack>
  );
  return (
    <Table
      caption={t(tradeCaption[type])}
      fit
      busy
      columns={useColumns(type)}
      rows={skeletonRows.map((id) => ({ id, cells: { name: skeleton } }))}
    />
  );
}

const tradeColumn = defineMessages({
  forex: { id: 'trade.column.forex' },
  futures: { id: 'trade.column.futures' },
  stock: { id: 'trade.column.stock' },
  treasury: { id: 'trade.column.treasury' },
});

function useColumns(type: PositionType) {
  const { t } = useI18n();
  return [
    {
      key: 'name',
      label: <TwoLines first={t(tradeColumn[type])} second={t({ id: 'trade.column.value' })} />,
    },
    {
      key: 'quantity',
      label: (
        <TwoLines
          first={t({ id: 'trade.column.quantity' })}
          second={t({ id: 'trade.column.return' })}
        />
      ),
      align: 'end',
    },
    {
      key: 'cost',
      label: (
        <TwoLines first={t({ id: 'trade.column.cost' })} second={t({ id: 'trade.column.price' })} />
      ),
      align: 'end',
    },
  ] as const;
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Stack gap={0}>
      <Text size={12} tone="inherit">
        {first}
      </Text>
      <Text size={12} tone="inherit">
        {second}
      </Text>
    </Stack>
  );
}
