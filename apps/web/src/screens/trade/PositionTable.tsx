import type { Position } from '@corro/client';
import { Skeleton, Stack, Table, Text, VisuallyHidden } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { paths } from '../../routes/paths.ts';
import { PricesCell, ReturnCell, ShareCell } from './cells.tsx';

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Lots in the three columns of the specification, each with two or three lines. */
export function PositionTable({ positions }: { positions: readonly Position[] }) {
  const { t } = useWords();
  return (
    <Table
      caption={t('trade.caption')}
      fit
      columns={useColumns()}
      rows={positions.map((position) => ({
        id: position.orderNumber,
        href: paths.stockDetail(position),
        cells: {
          share: <ShareCell position={position} />,
          quantity: <ReturnCell position={position} />,
          cost: <PricesCell position={position} />,
        },
      }))}
    />
  );
}

/** As high as the rows that come. */
export function PositionTableSkeleton() {
  const { t } = useWords();
  const bones = (
    <Stack gap={4}>
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      <Skeleton height={20} width="80%" />
      <Skeleton height={16} width="50%" />
      <Skeleton height={16} width="60%" />
    </Stack>
  );
  return (
    <Table
      caption={t('trade.caption')}
      fit
      busy
      columns={useColumns()}
      rows={skeletonRows.map((id) => ({ id, cells: { share: bones } }))}
    />
  );
}

function useColumns() {
  const { t } = useWords();
  return [
    {
      key: 'share',
      label: <Names first={t('trade.column.stock')} second={t('trade.column.value')} />,
    },
    {
      key: 'quantity',
      label: <Names first={t('trade.column.quantity')} second={t('trade.column.return')} />,
      align: 'end',
    },
    {
      key: 'cost',
      label: <Names first={t('trade.column.cost')} second={t('trade.column.price')} />,
      align: 'end',
    },
  ] as const;
}

function Names({ first, second }: { first: string; second: string }) {
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
