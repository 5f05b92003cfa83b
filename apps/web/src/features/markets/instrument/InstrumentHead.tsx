import type { PollName, Quote } from '@corro/client';
import { Change, Inline, Skeleton, Stack, Text } from '@corro/ui';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';
import { PriceNow } from '../../../common/prices/PriceNow.tsx';

export interface InstrumentHeadProps {
  readonly quote: Quote;
  readonly poll: PollName;
}

/** The price now, large, and how it changed since the previous close. */
export function InstrumentHead({ quote, poll }: InstrumentHeadProps) {
  const { t } = useI18n();
  const { price, market, readAt, change, changePercent } = quote;
  const unit = priceUnit(market);
  return (
    <Stack gap={4}>
      <PriceNow value={price} market={market} readAt={readAt} poll={poll} size={40} />
      <Inline gap={8} align="baseline" wrap>
        <Change
          amount={change}
          percent={changePercent}
          digits={decimalsOf(price)}
          size={16}
          {...(unit === undefined ? {} : { unit })}
        />
        <Text size={14} tone="muted">
          {t({ id: 'stock.today' })}
        </Text>
      </Inline>
    </Stack>
  );
}

/** As high as the head that comes. */
export function InstrumentHeadSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton height={44} width="60%" />
      <Skeleton height={24} width="40%" />
    </Stack>
  );
}
