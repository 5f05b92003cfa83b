import { formatDecimal } from '@corro/ui';
import type { Candle, ChartPeriod } from '../candle.ts';
import type { TimeUnit } from '../view/timeTicks.ts';

/** Every word of the chart, in the customer's language. */
export interface ChartLabels {
  /** What the chart shows, such as «AAPL, one day per candle». */
  readonly chart: string;
  /** How to handle it by keyboard, for screen readers. */
  readonly help: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  /** Head of the table's first column. */
  readonly time: string;
  /** Name of a volume average in the legend; short. The first is named so, the others by their span. */
  readonly average: (span: number) => string;
  /** Shown without candles. */
  readonly empty: string;
  readonly loading: string;
  /** Name of the button that shows the table in place of the picture; it is pressed then. */
  readonly table: string;
  /** Button below the table that shows older rows. */
  readonly more: string;
}

/** A missing figure. */
const none = '—';

/** How a chart writes figures and times; build one per locale, digits and period, and keep it. */
export interface ChartFormat {
  readonly price: (price: number) => string;
  readonly volume: (volume: number | null) => string;
  /** The label of a tick on the time axis. */
  readonly tick: (time: number, unit: TimeUnit) => string;
  /** The time of a candle, in full. */
  readonly moment: (time: number) => string;
}

const ticks: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  minute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
};

const moments: Record<ChartPeriod, Intl.DateTimeFormatOptions> = {
  timeline: { day: 'numeric', month: 'short', ...ticks.minute },
  day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * Times of a timeline are the customer's own; a day, week or month is a date and not a moment, so
 * it is read in UTC, where it has the same name for everyone.
 */
export function createFormat(locale: string, digits: number, period: ChartPeriod): ChartFormat {
  const zone = period === 'timeline' ? {} : { timeZone: 'UTC' };
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...zone });
  const tick: Partial<Record<TimeUnit, Intl.DateTimeFormat>> = {};
  const moment = date(moments[period]);
  const compact = new Intl.NumberFormat(locale === 'es' ? 'es-MX' : locale, {
    notation: 'compact',
    maximumFractionDigits: 2,
  });
  const places = { min: digits, max: digits };
  return {
    price: (price) =>
      Number.isFinite(price) ? formatDecimal(locale, price.toFixed(digits), places) : none,
    volume: (volume) => (volume === null ? none : compact.format(volume)),
    tick: (time, unit) => (tick[unit] ??= date(ticks[unit])).format(time),
    moment: (time) => moment.format(time),
  };
}

/** A candle as a screen reader says it. */
export function candleInWords(candle: Candle, labels: ChartLabels, format: ChartFormat): string {
  const parts = [
    `${labels.open} ${format.price(candle.open)}`,
    `${labels.high} ${format.price(candle.high)}`,
    `${labels.low} ${format.price(candle.low)}`,
    `${labels.close} ${format.price(candle.close)}`,
  ];
  if (candle.volume !== null) parts.push(`${labels.volume} ${format.volume(candle.volume)}`);
  return `${format.moment(candle.time)}: ${parts.join(', ')}`;
}
