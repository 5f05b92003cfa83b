import { type Position, positionsQuery, quoteQuery } from '@corro/client';
import {
  boughtChange,
  type DecimalText,
  lotsValue,
  pageSizes,
  positionReturn,
  type PositionType,
} from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { Change, Price, Skeleton, Stack, Table, Text, VisuallyHidden } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../app/api.ts';
import { orDash, useI18n } from '../../app/i18n/i18n.ts';
import { ReadAtProvider, useReadAt, useStaleAge } from '../../common/ages.tsx';
import { useAmounts } from '../../common/amounts.ts';
import { decimalsOf } from '../../common/prices/priceText.ts';
import { MoreRows } from '../../common/queries/InfiniteRows.tsx';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { rowKey } from '../../common/queries/rows.tsx';
import { type ReadRow, usePolledPages } from '../../common/queries/usePolledPages.ts';
import { paths } from '../../links.ts';
import { usePricedLots } from './holdings.ts';
import { NoPositions } from './NoPositions.tsx';

/** Lots of one type, page after page; those in view refresh every 5 s. */
export function Positions({ type }: { type: PositionType }) {
  const api = useApi();
  const limit = pageSizes.positions;
  const query = usePolledPages({
    pageOf: (page) => positionsQuery(api, { type, page, limit }),
    limit,
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
          <PositionTable
            type={type}
            positions={positions}
            isComplete={!query.hasNextPage}
            onRangeChange={query.show}
          />
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
  /** All lots are loaded, so that their sums are known. */
  readonly isComplete: boolean;
  readonly onRangeChange: (first: number, last: number) => void;
}

/** Lots in the three columns of the spec (§2), each with two or three lines. */
function PositionTable({ type, positions, isComplete, onRangeChange }: PositionTableProps) {
  const { t } = useI18n();
  const lots = usePricedLots(positions.map(({ row }) => row));
  return (
    <Table
      caption={t(tradeCaption[type])}
      fit
      columns={useColumns(type)}
      onRangeChange={onRangeChange}
      rows={[
        ...positions.map(({ row: position, readAt }, at) => ({
          id: rowKey(position, at),
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
        })),
        ...(isComplete && positions.length > 1
          ? [{ id: 'total', cells: totalCells(lots, t({ id: 'trade.total' })) }]
          : []),
      ]}
    />
  );
}

/** Sums of all lots; a dash where the price of a lot is unknown. */
function totalCells(lots: readonly Position[], label: string) {
  const { change, percent, unknown } = boughtChange(lots);
  return {
    name: <Total label={label} value={lotsValue(lots)} />,
    quantity: (
      <Stack gap={0} align="end">
        <Change amount={unknown === 0 ? change : null} own />
        <Change percent={unknown === 0 ? percent : null} />
      </Stack>
    ),
  };
}

function Total({ label, value }: { readonly label: string; readonly value: DecimalText | null }) {
  const { figure } = useAmounts();
  return (
    <Stack gap={0}>
      <Text size={14} weight="strong">
        {label}
      </Text>
      <Text size={14} weight="strong">
        {figure(value)}
      </Text>
    </Stack>
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
      <Text size={12} weight="strong" tone="inherit">
        {first}
      </Text>
      <Text size={12} tone="inherit">
        {second}
      </Text>
    </Stack>
  );
}

interface CellProps {
  readonly position: Position;
}

// Figures are in US dollars, as the caption says: the columns have no space for the unit.

function NameCell({ position }: CellProps) {
  const { figure } = useAmounts();
  return (
    <Stack gap={0}>
      <Text size={14} weight="strong">
        {position.name}
      </Text>
      <Text size={12} tone="muted" truncate>
        {orDash(position.symbol)}
      </Text>
      <Priced position={position}>
        {({ price }) => (
          <Text size={14}>{figure(returnOf(position, price)?.marketValue ?? null)}</Text>
        )}
      </Priced>
    </Stack>
  );
}

function ReturnCell({ position }: CellProps) {
  const { count } = useAmounts();
  const { quantity } = position;
  return (
    <Stack gap={0} align="end">
      <Text size={14}>{count(quantity)}</Text>
      <Priced position={position}>
        {({ price }) => {
          const result = returnOf(position, price);
          return (
            <>
              <Change amount={result?.profit ?? null} own />
              <Change percent={result?.percent ?? null} />
            </>
          );
        }}
      </Priced>
    </Stack>
  );
}

function PricesCell({ position }: CellProps) {
  const { figure } = useAmounts();
  const ageOf = useStaleAge('positions');
  const { costPrice } = position;
  return (
    <Priced position={position}>
      {({ price, readAt }) => {
        // Both prices use the decimals of the finer one, so that they can be compared.
        const digits = decimalsOf(costPrice, price);
        return (
          <Stack gap={0} align="end">
            <Text size={14}>{figure(costPrice, { min: digits, max: digits })}</Text>
            <Price value={price} digits={digits} readAt={readAt} ageOf={ageOf} size={14} />
          </Stack>
        );
      }}
    </Priced>
  );
}

interface PricedProps extends CellProps {
  /** Receives the unit price and its read time, epoch milliseconds; null if unknown. */
  readonly children: (priced: { price: DecimalText | null; readAt: number | null }) => ReactNode;
}

/** Provides the price in the row of the lot, or the quoted price if the row has none. */
function Priced({ position, children }: PricedProps) {
  const readAt = useReadAt();
  const { currentPrice, symbol, market } = position;
  if (currentPrice !== null || symbol === null) return children({ price: currentPrice, readAt });
  return (
    <Quoted symbol={symbol} market={market}>
      {children}
    </Quoted>
  );
}

function Quoted({
  symbol,
  market,
  children,
}: Pick<PricedProps, 'children'> & { symbol: string; market: string }) {
  const params = { symbol, market: market || undefined, mold: 'stock' } as const;
  const { data } = useQuery(quoteQuery(useApi(), params, 'positions'));
  return children({ price: data?.price ?? null, readAt: data?.readAt ?? null });
}

function returnOf({ costPrice, quantity }: Position, price: DecimalText | null) {
  if (costPrice === null || price === null || quantity === null) return null;
  return positionReturn(costPrice, price, quantity);
}
