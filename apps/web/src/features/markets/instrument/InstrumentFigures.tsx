import { type Quote, quoteQuery } from '@corro/client';
import { chartPeriods, type DecimalText } from '@corro/domain';
import {
  formatCompact,
  formatDecimal,
  formatMoney,
  type KeyFigure,
  KeyFigures,
  type MoneyUnit,
  RangeBar,
  Section,
  Skeleton,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { dayFigures } from '../../../common/prices/dayFigures.ts';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';
import { yearFigures } from './yearFigures.ts';

interface InstrumentFiguresProps {
  readonly symbol: string;
  readonly market: string | undefined;
  readonly quote: Quote | undefined;
  /** Unit of the prices; by default that of the market. */
  readonly unit?: MoneyUnit | undefined;
}

/** Heights in CSS pixels: of a range bar with its two ends, and of a line of text. */
const barHeight = 36;
const lineHeight = 24;

/**
 * Key figures: day range, 52-week range, open, previous close and mean volume; high and low of the
 * day where they are no range.
 */
export function InstrumentFigures({ symbol, market, quote, ...props }: InstrumentFiguresProps) {
  const { t, numberLocale } = useI18n();
  const params = { symbol, market, ...chartPeriods.day };
  const api = useApi();
  // Daily candles rarely change, so they are not polled.
  const days = useQuery({
    ...quoteQuery(api, params, 'chartHistory'),
    refetchInterval: false,
    enabled: quote !== undefined,
  });
  const day = quote === undefined ? undefined : dayFigures(quote);
  const digits = decimalsOf(quote?.price);
  const places = { min: digits, max: digits };
  const { unit = priceUnit(quote?.market ?? '') } = props;
  const withoutUnit = (value: DecimalText | null) => formatDecimal(numberLocale, value, places);
  const withUnit = (value: DecimalText | null) =>
    unit === undefined ? withoutUnit(value) : formatMoney(numberLocale, value, unit, places);

  /** The figure, a skeleton while it loads, or nothing if it is null. */
  function figure(
    label: string,
    value: ReactNode,
    isLoading = quote === undefined,
    height = lineHeight,
  ): readonly KeyFigure[] {
    if (isLoading) return [{ label, value: <Skeleton height={height} width="80%" /> }];
    return value === null ? [] : [{ label, value }];
  }

  function rangeBar(low: DecimalText | null = null, high: DecimalText | null = null): ReactNode {
    const price = quote?.price ?? null;
    const percent = percentBetween(low, high, price);
    if (percent === null) return null;
    const values = { low: withUnit(low), high: withUnit(high), price: withUnit(price) };
    return (
      <RangeBar
        percent={percent}
        low={withoutUnit(low)}
        high={withoutUnit(high)}
        screenReaderText={t({ id: 'stock.rangeSpoken' }, values)}
      />
    );
  }

  const year =
    days.data === undefined
      ? null
      : yearFigures(days.data.candles, days.data.readAt - api.clockAheadMs());
  const isYearLoading = quote === undefined || days.isLoading;
  // Today's low or high may lie outside the range of the candles, which are read once.
  const lowest = extremeOf(Math.min, year?.low, day?.low)?.toFixed(digits);
  const highest = extremeOf(Math.max, year?.high, day?.high)?.toFixed(digits);
  const volume = year?.meanVolume ?? null;
  const volumeText = volume === null ? null : <Text>{formatCompact(numberLocale, volume)}</Text>;
  const dayBar = rangeBar(day?.low, day?.high);
  const priceFigure = (label: string, value: DecimalText | null = null) =>
    figure(label, <Text>{withUnit(value)}</Text>);
  return (
    <Section title={t({ id: 'stock.figures' })}>
      <KeyFigures
        figures={[
          ...figure(t({ id: 'stock.dayRange' }), dayBar, undefined, barHeight),
          ...figure(
            t({ id: 'stock.yearRange' }),
            rangeBar(lowest, highest),
            isYearLoading,
            barHeight,
          ),
          ...priceFigure(t({ id: 'stock.open' }), day?.open),
          ...priceFigure(t({ id: 'stock.previousClose' }), day?.previousClose),
          // The bar has the high and the low at its ends.
          ...(quote === undefined || dayBar !== null
            ? []
            : [
                ...priceFigure(t({ id: 'stock.high' }), day?.high),
                ...priceFigure(t({ id: 'stock.low' }), day?.low),
              ]),
          ...figure(t({ id: 'stock.meanVolume' }), volumeText, isYearLoading),
        ]}
      />
    </Section>
  );
}

/** Extreme of the year including today; null while the year is unknown. */
function extremeOf(
  choose: (...values: number[]) => number,
  yearValue: number | null = null,
  dayValue: DecimalText | null = null,
): number | null {
  if (yearValue === null) return null;
  return dayValue === null ? yearValue : choose(yearValue, Number(dayValue));
}

/**
 * Position of `price` between `low` and `high` in percent; null for an empty range or a missing
 * price.
 */
function percentBetween(
  low: DecimalText | null,
  high: DecimalText | null,
  price: DecimalText | null,
): number | null {
  if (low === null || high === null || price === null) return null;
  const [from, to] = [Number(low), Number(high)];
  return to > from ? ((Number(price) - from) / (to - from)) * 100 : null;
}
