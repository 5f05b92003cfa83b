import type { Position } from '@corro/client';
import type { PositionType } from '@corro/domain';
import { Skeleton, Stack, Table, Text, VisuallyHidden } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { paths } from '../../routing/addresses.ts';
import { NameCell, PricesCell, ReturnCell } from './cells.tsx';

const skeletonRows = ['first', 'second', 'third', 'fourth', 'fifth'];

export interface PositionTableProps {
  readonly type: PositionType;
  readonly positions: readonly Position[];
}

/** Lots in the three columns of the specification, each with two or three lines. */
export function PositionTable({ type, positions }: PositionTableProps) {
  const { t } = useI18n();
  return (
    <Table
      caption={t(`trade.caption.${type}`)}
      fit
      columns={useColumns(type)}
      rows={positions.map((position) => ({
        id: position.orderNumber,
        href: paths.stockDetail(position),
        cells: {
          name: <NameCell position={position} />,
          quantity: <ReturnCell position={position} />,
          cost: <PricesCell position={position} />,
        },
      }))}
    />
  );
}

/** As high as the rows that come. */
export function PositionTableSkeleton({ type }: Pick<PositionTableProps, 'type'>) {
  const { t } = useI18n();
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
      caption={t(`trade.caption.${type}`)}
      fit
      busy
      columns={useColumns(type)}
      rows={skeletonRows.map((id) => ({ id, cells: { name: bones } }))}
    />
  );
}

function useColumns(type: PositionType) {
  const { t } = useI18n();
  return [
    {
      key: 'name',
      label: <Names first={t(`trade.column.${type}`)} second={t('trade.column.value')} />,
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
