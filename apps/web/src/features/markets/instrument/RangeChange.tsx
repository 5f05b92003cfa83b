import type { Quote } from '@corro/client';
import type { ChartRange, PriceChange } from '@corro/domain';
import { Change, Skeleton, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';
import { rangeSince } from './rangeMessages.ts';

export interface RangeChangeProps {
  readonly quote: Quote | undefined;
  readonly change: PriceChange;
  readonly range: ChartRange;
  /** The candles that it is measured from are on their way. */
  readonly isLoading: boolean;
}

/** How the price has changed over the range of the chart, and since when that is. */
export function RangeChange({ quote, change, range, isLoading }: RangeChangeProps) {
  const { t } = useI18n();
  if (quote === undefined || (isLoading && range !== 'day')) {
    return <Skeleton height={44} width="70%" />;
  }
  const unit = priceUnit(quote.market);
  // On two lines whatever the figures: nothing moves from range to range.
  return (
    <Stack gap={0}>
      <Change
        amount={change.change}
        percent={change.changePercent}
        digits={decimalsOf(quote.price)}
        size={16}
        own={false}
        {...(unit === undefined ? {} : { unit })}
      />
      <Text size={14} tone="muted">
        {t(rangeSince[range])}
      </Text>
    </Stack>
  );
}
