import { pollPolicies, type Position } from '@corro/client';
import { positionReturn, priceFreshness } from '@corro/domain';
import { Change, Price, Stack, Text, formatDecimal } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { decimalsOf } from '../../common/prices/priceText.ts';
import { useAgeLabel, useReadAt } from '../../common/ages.tsx';

const staleAfterMs = pollPolicies.positions.intervalMs * priceFreshness.staleAfterIntervals;

interface CellProps {
  readonly position: Position;
}

/*
 * Figures are in US dollars, as the table's caption says: three columns leave no room for the unit.
 */

/** Which instrument, and what the lot is worth now. */
export function NameCell({ position }: CellProps) {
  const { numberLocale } = useI18n();
  return (
    <Stack gap={0}>
      <Text weight="strong" truncate>
        {position.name}
      </Text>
      <Text size={14} tone="muted" truncate>
        {position.symbol}
      </Text>
      <Text size={14}>{formatDecimal(numberLocale, returnOf(position)?.marketValue ?? null)}</Text>
    </Stack>
  );
}

/** How many, and what they have earned. */
export function ReturnCell({ position }: CellProps) {
  const { numberLocale } = useI18n();
  const earned = returnOf(position);
  return (
    <Stack gap={0} align="end">
      <Text>{formatDecimal(numberLocale, String(position.quantity), { min: 0 })}</Text>
      <Change amount={earned?.profit ?? null} />
      <Change percent={earned?.percent ?? null} />
    </Stack>
  );
}

/** What one cost, and what it costs now. */
export function PricesCell({ position }: CellProps) {
  const { numberLocale } = useI18n();
  const readAt = useReadAt();
  const ageLabel = useAgeLabel();
  const { costPrice, currentPrice } = position;
  // One below the other, they are compared: both with the places of the finer.
  const digits = decimalsOf(costPrice, currentPrice);
  return (
    <Stack gap={0} align="end">
      <Text>{formatDecimal(numberLocale, costPrice, { min: digits, max: digits })}</Text>
      <Price
        value={currentPrice}
        digits={digits}
        readAt={readAt}
        staleAfterMs={staleAfterMs}
        ageLabel={ageLabel}
        size={14}
      />
    </Stack>
  );
}

function returnOf({ costPrice, currentPrice, quantity }: Position) {
  return currentPrice === null ? null : positionReturn(costPrice, currentPrice, quantity);
}
