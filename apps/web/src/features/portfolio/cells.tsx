import { type Position, quoteQuery } from '@corro/client';
import { type DecimalText, positionReturn } from '@corro/domain';
import { Change, Price, Stack, Text } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../app/api.ts';
import { useAmounts } from '../../common/amounts.ts';
import { decimalsOf } from '../../common/prices/priceText.ts';
import { useStaleAge, useReadAt } from '../../common/ages.tsx';
import { orDash } from '../../app/i18n/i18n.ts';

interface CellProps {
  readonly position: Position;
}

/*
 * Figures are in US dollars, as the table's caption says: three columns leave no space for the unit.
 */

/** Which instrument, and what the lot is worth now. */
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

/** How many, and what they have earned. */
export function ReturnCell({ position }: CellProps) {
  const { count } = useAmounts();
  const { quantity } = position;
  return (
    <Stack gap={0} align="end">
      <Text>{count(quantity)}</Text>
      <Priced position={position}>
        {({ price }) => {
          const earned = returnOf(position, price);
          return (
            <>
              <Change amount={earned?.profit ?? null} own />
              <Change percent={earned?.percent ?? null} />
            </>
          );
        }}
      </Priced>
    </Stack>
  );
}

/** What one cost, and what it costs now. */
export function PricesCell({ position }: CellProps) {
  const { figure } = useAmounts();
  const ageOf = useStaleAge('positions');
  const { costPrice } = position;
  return (
    <Priced position={position}>
      {({ price, readAt }) => {
        // One below the other, they are compared: both with the places of the finer.
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

/** What one costs now, and when that was read, epoch milliseconds; null while it is not known. */
interface PositionPrice {
  readonly price: DecimalText | null;
  readonly readAt: number | null;
}

interface PricedProps extends CellProps {
  readonly children: (priced: PositionPrice) => ReactNode;
}

/** A cell with the price of the lot: the row's, or the quote's where the upstream's rows have none. */
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

interface QuotedProps extends Pick<PricedProps, 'children'> {
  readonly symbol: string;
  readonly market: string;
}

function Quoted({ symbol, market, children }: QuotedProps) {
  const asked = { symbol, market: market || undefined, mold: 'stock' } as const;
  const { data } = useQuery(quoteQuery(useApi(), asked, 'positions'));
  return children({ price: data?.price ?? null, readAt: data?.readAt ?? null });
}

function returnOf({ costPrice, quantity }: Position, price: DecimalText | null) {
  if (costPrice === null || price === null || quantity === null) return null;
  return positionReturn(costPrice, price, quantity);
}
