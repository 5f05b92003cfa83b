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
import { useI18n } from '../../../app/i18n/i18n.ts';
import { useApi } from '../../../app/api.ts';
import { dayFigures } from '../../../common/prices/dayFigures.ts';
import { decimalsOf, priceUnit } from '../../../common/prices/priceText.ts';
import { yearFigures } from './yearFigures.ts';

export interface InstrumentFiguresProps {
  readonly symbol: string;
  readonly market: string | undefined;
  readonly quote: Quote | undefined;
}

/** Of a bar with its ends, and of a figure, CSS pixels. */
const barHeight = 36;
const lineHeight = 24;

/**
 * What is looked up of an instrument: between what it goes in a day and in a year, how much of it is
 * traded, and the day's open, high and low and the close before (an em dash for what the upstream does not say).
 */
export function InstrumentFigures({ symbol, market, quote }: InstrumentFiguresProps) {
  const { t, numberLocale } = useI18n();
  const asked = { symbol, market, ...chartPeriods.day };
  // A year has nothing new from minute to minute: it is read once, and with the chart's own.
  const days = useQuery({
    ...quoteQuery(useApi(), asked, 'chartHistory'),
    refetchInterval: false,
    enabled: quote !== undefined,
  });
  const day = quote === undefined ? undefined : dayFigures(quote);
  const digits = decimalsOf(quote?.price);
  const places = { min: digits, max: digits };
  const unit = priceUnit(quote?.market ?? '');
  const written = (value: DecimalText | null = null) =>
    unit === undefined
      ? formatDecimal(numberLocale, value, places)
      : formatMoney(numberLocale, value, unit, places);
  const bare = (value: DecimalText) => formatDecimal(numberLocale, value, places);
  const ranged = (
    label: string,
    low: DecimalText | null = null,
    high: DecimalText | null = null,
  ) => {
    const price = quote?.price ?? null;
    const percent = percentBetween(low, high, price);
    if (low === null || high === null || price === null || percent === null) return [];
    const spoken = t(
      { id: 'stock.rangeSpoken' },
      { low: written(low), high: written(high), price: written(price) },
    );
    const bar = <RangeBar percent={percent} low={bare(low)} high={bare(high)} spoken={spoken} />;
    return [{ label, value: bar }];
  };

  const year = days.data === undefined ? null : yearFigures(days.data.candles, days.data.readAt);
  const isYearLoading = quote === undefined || days.isLoading;
  // The year was read once, and today may have gone beyond it since.
  const lowest = furthest(Math.min, year?.low, day?.low);
  const highest = furthest(Math.max, year?.high, day?.high);
  const text = (value: number | null) => value?.toFixed(digits) ?? null;
  const volume = year?.meanVolume ?? null;
  const plain = (label: string, value: DecimalText | null = null) =>
    placed({ label, isLoading: quote === undefined, height: lineHeight }, [
      { label, value: <Text>{written(value)}</Text> },
    ]);
  const range = { day: t({ id: 'stock.dayRange' }), year: t({ id: 'stock.yearRange' }) };
  const volumeLabel = t({ id: 'stock.meanVolume' });
  const traded =
    volume === null
      ? []
      : [{ label: volumeLabel, value: <Text>{compact(volume, numberLocale)}</Text> }];
  return (
    <Section title={t({ id: 'stock.figures' })}>
      <KeyFigures
        figures={[
          ...placed(
            { label: range.day, isLoading: quote === undefined, height: barHeight },
            ranged(range.day, day?.low, day?.high),
          ),
          ...placed(
            { label: range.year, isLoading: isYearLoading, height: barHeight },
            ranged(range.year, text(lowest), text(highest)),
          ),
          ...plain(t({ id: 'stock.open' }), day?.open),
          ...plain(t({ id: 'stock.previousClose' }), day?.previousClose),
          ...plain(t({ id: 'stock.high' }), day?.high),
          ...plain(t({ id: 'stock.low' }), day?.low),
          ...placed({ label: volumeLabel, isLoading: isYearLoading, height: lineHeight }, traded),
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

/** A figure that not every instrument has; its place while it is on its way. */
function placed({ label, isLoading, height }: Place, figures: readonly KeyFigure[]) {
  return isLoading ? [{ label, value: <Skeleton height={height} width="80%" /> }] : figures;
}

/** Of a year and its last day; null where the year is not known. */
function furthest(
  choose: (...values: number[]) => number,
  ofYear: number | null = null,
  ofDay: DecimalText | null = null,
): number | null {
  if (ofYear === null) return null;
  return ofDay === null ? ofYear : choose(ofYear, Number(ofDay));
}

/** Where between two prices a third is, in percent; null where they leave no space between them. */
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
