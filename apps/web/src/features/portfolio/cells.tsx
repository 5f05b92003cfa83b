import { type Position, quoteQuery } from '@corro/client';
import { type DecimalText, positionReturn } from '@corro/domain';
import { Change, Price, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../app/api.ts';
import { orDash } from '../../app/i18n/i18n.ts';
import { useReadAt, useStaleAge } from '../../common/ages.tsx';
import { useAmounts } from '../../common/amounts.ts';
import { decimalsOf } from '../../common/prices/priceText.ts';

interface CellProps {
  readonly position: Position;
}

// Figures are in US dollars, as the caption says: the columns have no space for the unit.

export function NameCell({ position }: CellProps) {
  const { figure } = useAmounts();
  return (
    <Stack gap={0}>
      <Text weight="strong" truncate>
        {position.name}
      </Text>
      <Text size={14} tone="muted" truncate>
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

export function ReturnCell({ position }: CellProps) {
  const { count } = useAmounts();
  const { quantity } = position;
  return (
    <Stack gap={0} align="end">
      <Text>{count(quantity)}</Text>
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

export function PricesCell({ position }: CellProps) {
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
            <Text>{figure(costPrice, { min: digits, max: digits })}</Text>
            <Price value={price} digits={digits} readAt={readAt} ageOf={ageOf} size={14} />
          </Stack>
        );
      }}
    </Priced>
  );
}

/** Price of a unit and its read time, epoch milliseconds; null if unknown. */
interface PositionPrice {
  readonly price: DecimalText | null;
  readonly readAt: number | null;
}

interface PricedProps extends CellProps {
  readonly children: (priced: PositionPrice) => ReactNode;
}

/** Provides the price of the lot: that of the row, or of the quote if the row has none. */
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
