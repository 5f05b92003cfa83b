import type { PollName } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { formatDecimal, Price, type PriceProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { decimalsOf, priceUnit } from './priceText.ts';
import { useStaleAge } from '../ages.tsx';

interface PriceNowProps extends Pick<PriceProps, 'direction' | 'size' | 'weight' | 'ageSide'> {
  readonly value: DecimalText | null;
  /** Market tag: decides between dollars and points. */
  readonly market: string;
  /** Read time in epoch milliseconds; null if unknown. */
  readonly readAt: number | null;
  /** Names the poll that reads the price: after two missed polls the price is stale. */
  readonly poll: PollName;
}

/**
 * A polled price. Shows its age when it is stale. Screen readers read a price in dollars in words.
 */
export function PriceNow({ value, market, readAt, poll, ...look }: PriceNowProps) {
  const { t, numberLocale } = useI18n();
  const ageOf = useStaleAge(poll);
  const unit = priceUnit(market);
  return (
    <Price
      {...look}
      {...(unit === undefined ? {} : { unit })}
      {...(value === null || unit === undefined
        ? {}
        : {
            screenReaderText: t(
              { id: 'price.spoken' },
              { price: formatDecimal(numberLocale, value, { max: decimalsOf(value) }) },
            ),
          })}
      value={value}
      digits={decimalsOf(value)}
      readAt={readAt}
      ageOf={ageOf}
    />
  );
}
