import type { PollName } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import { formatDecimal, type MoneyUnit, Price, type PriceProps } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { decimalsOf, priceUnit } from './priceText.ts';
import { useStaleAge } from '../ages.tsx';

export interface PriceNowProps extends Pick<
  PriceProps,
  'direction' | 'size' | 'weight' | 'ageSide'
> {
  readonly value: DecimalText | null;
  /** Market tag: decides between dollars and points. */
  readonly market: string;
  /** Overrides the unit of the market. */
  readonly unit?: MoneyUnit | undefined;
  /** Read time in epoch milliseconds; null if unknown. */
  readonly readAt: number | null;
  /** Names the poll that reads the price: after two missed polls the price is stale. */
  readonly poll: PollName;
}

/**
 * A polled price. Shows its age when it is stale. Screen readers read a price in dollars in words.
 */
export function PriceNow(props: PriceNowProps) {
  const { value, market, unit = priceUnit(market), readAt, poll, ...look } = props;
  const { t, numberLocale } = useI18n();
  const ageOf = useStaleAge(poll);
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
