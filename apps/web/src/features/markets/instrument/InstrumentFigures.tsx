import { type Quote, quoteQuery } from '@corro/client';
import { chartPeriods, type DecimalText } from '@corro/domain';
import {
  formatDecimal,
  formatMoney,
  type KeyFigure,
  KeyFigures,
  RangeBar,
  Section,
  Skeleton,
  Text,
} from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/api.ts';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { dayFigures } from '../../../common/prices/dayFigures.ts';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';
import { yearFigures } from './yearFigures.ts';

export interface InstrumentFiguresProps {
  readonly symbol: string;
  readonly market: string | undefined;
  readonly quote: Quote | undefined;
}

/** CSS pixels: a bar with its ends, and a line of text. */
const barHeight = 36;
const lineHeight = 24;

/** Key figures: day range, 52-week range, open, previous close, high, low and mean volume. */
export function InstrumentFigures({ symbol, market, quote }: InstrumentFiguresProps) {
  const { t, numberLocale } = useI18n();
  const params = { symbol, market, ...chartPeriods.day };
  // Daily candles rarely change, so they are not polled.
  const days = useQuery({
    ...quoteQuery(useApi(), params, 'chartHistory'),
    refetchInterval: false,
    enabled: quote !== undefined,
  });
  const day = quote === undefined ? undefined : dayFigures(quote);
  const digits = decimalsOf(quote?.price);
  const places = { min: digits, max: digits };
  const unit = priceUnit(quote?.market ?? '');
  const withUnit = (value: DecimalText | null = null) =>
    unit === undefined
      ? formatDecimal(numberLocale, value, places)
      : formatMoney(numberLocale, value, unit, places);
  const withoutUnit = (value: DecimalText) => formatDecimal(numberLocale, value, places);
  const rangeFigure = (
    label: string,
    low: DecimalText | null = null,
    high: DecimalText | null = null,
  ) => {
    const price = quote?.price ?? null;
    const percent = percentBetween(low, high, price);
    if (low === null || high === null || price === null || percent === null) return [];
    const spoken = t(
      { id: 'stock.rangeSpoken' },
      { low: withUnit(low), high: withUnit(high), price: withUnit(price) },
    );
    const bar = (
      <RangeBar percent={percent} low={withoutUnit(low)} high={withoutUnit(high)} spoken={spoken} />
    );
    return [{ label, value: bar }];
  };

  const year = days.data === undefined ? null : yearFigures(days.data.candles, days.data.readAt);
  const isYearLoading = quote === undefined || days.isLoading;
  // Today may exceed the range of the candles, which are read once.
  const lowest = furthest(Math.min, year?.low, day?.low);
  const highest = furthest(Math.max, year?.high, day?.high);
  const text = (value: number | null) => value?.toFixed(digits) ?? null;
  const volume = year?.meanVolume ?? null;
  const priceFigure = (label: string, value: DecimalText | null = null) =>
    orSkeleton({ label, isLoading: quote === undefined, height: lineHeight }, [
      { label, value: <Text>{withUnit(value)}</Text> },
    ]);
  const range = { day: t({ id: 'stock.dayRange' }), year: t({ id: 'stock.yearRange' }) };
  const volumeLabel = t({ id: 'stock.meanVolume' });
  const volumeFigure =
    volume === null
      ? []
      : [{ label: volumeLabel, value: <Text>{compact(volume, numberLocale)}</Text> }];
  return (
    <Section title={t({ id: 'stock.figures' })}>
      <KeyFigures
        figures={[
          ...orSkeleton(
            { label: range.day, isLoading: quote === undefined, height: barHeight },
            rangeFigure(range.day, day?.low, day?.high),
          ),
          ...orSkeleton(
            { label: range.year, isLoading: isYearLoading, height: barHeight },
            rangeFigure(range.year, text(lowest), text(highest)),
          ),
          ...priceFigure(t({ id: 'stock.open' }), day?.open),
          ...priceFigure(t({ id: 'stock.previousClose' }), day?.previousClose),
          ...priceFigure(t({ id: 'stock.high' }), day?.high),
          ...priceFigure(t({ id: 'stock.low' }), day?.low),
          ...orSkeleton(
            { label: volumeLabel, isLoading: isYearLoading, height: lineHeight },
            volumeFigure,
          ),
        ]}
      />
    </Section>
  );
}

interface Place {
  readonly label: string;
  readonly isLoading: boolean;
  /** CSS pixels. */
  readonly height: number;
}

/** The figures, or a skeleton while they load. */
function orSkeleton({ label, isLoading, height }: Place, figures: readonly KeyFigure[]) {
  return isLoading ? [{ label, value: <Skeleton height={height} width="80%" /> }] : figures;
}

/** Extreme of the year including today; null while the year is unknown. */
function furthest(
  choose: (...values: number[]) => number,
  ofYear: number | null = null,
  ofDay: DecimalText | null = null,
): number | null {
  if (ofYear === null) return null;
  return ofDay === null ? ofYear : choose(ofYear, Number(ofDay));
}

/** Position of `price` between `low` and `high` in percent; null for an empty range. */
function percentBetween(
  low: DecimalText | null,
  high: DecimalText | null,
  price: DecimalText | null,
): number | null {
  const [from, to, at] = [Number(low ?? Number.NaN), Number(high ?? Number.NaN), Number(price)];
  return to > from ? ((at - from) / (to - from)) * 100 : null;
}

function compact(value: number, numberLocale: string): string {
  const locale = numberLocale === 'es' ? 'es-MX' : numberLocale;
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(
    value,
  );
}
