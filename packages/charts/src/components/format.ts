import { formatCompact, formatDecimal } from '@corro/ui';
import type { Candle, ChartPeriod } from '../candle.ts';
import type { TimeUnit } from '../view/timeTicks.ts';

/** Texts of the chart in the customer's language. */
export interface ChartLabels {
  /** Accessible name, such as «AAPL, one day per candle». */
  readonly chart: string;
  /** Keyboard help, for screen readers. */
  readonly help: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
  /** Heading of the table's first column. */
  readonly time: string;
  /**
   * Returns the name of a volume average in the legend. Only the first average has a name with
   * words; the legend shows just the span of the others.
   */
  readonly average: (span: number) => string;
  /** Title shown when there are no candles. */
  readonly empty: string;
  readonly loading: string;
  /** Name of the toggle button for the table. */
  readonly table: string;
  /** Button that shows older rows of the table. */
  readonly more: string;
}

const missing = '—';

/** Formats figures and times. Build it once per locale, digits and period. */
export interface ChartFormat {
  readonly price: (price: number) => string;
  readonly volume: (volume: number | null) => string;
  /** Label of a tick on the time axis. */
  readonly tick: (time: number, unit: TimeUnit) => string;
  /** Full date or time of a candle. */
  readonly moment: (time: number) => string;
}

const ticks: Record<TimeUnit, Intl.DateTimeFormatOptions> = {
  // The clock of the language, as in sentences: 8:30 a.m. in Mexico, 08:30 in Germany.
  minute: { timeStyle: 'short' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
  year: { year: 'numeric' },
  monthOfYear: { month: 'short', year: 'numeric' },
};

const moments: Record<ChartPeriod, Intl.DateTimeFormatOptions> = {
  timeline: ticks.day,
  day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
};

/**
 * Creates the formats of a chart. Times of a timeline are local. A day, week or month is a date and
 * is formatted in UTC, so that it has the same name in every time zone.
 */
export function createFormat(locale: string, digits: number, period: ChartPeriod): ChartFormat {
  const zone = period === 'timeline' ? {} : { timeZone: 'UTC' };
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...zone });
  const tick: Partial<Record<TimeUnit, Intl.DateTimeFormat>> = {};
  const moment = date(moments[period]);
  const clock = date(ticks.minute);
  const places = { min: digits, max: digits };
  return {
    price: (price) =>
      Number.isFinite(price) ? formatDecimal(locale, price.toFixed(digits), places) : missing,
    volume: (volume) => (volume === null ? missing : formatCompact(locale, volume)),
    tick: (time, unit) => (tick[unit] ??= date(ticks[unit])).format(time),
    moment: (time) =>
      period === 'timeline' ? `${moment.format(time)}, ${clock.format(time)}` : moment.format(time),
  };
}

/** Describes a candle in the words that a screen reader announces. */
export function candleInWords(candle: Candle, labels: ChartLabels, format: ChartFormat): string {
  const parts = candleFigures(candle, labels, format)
    .filter(({ name }) => name !== 'volume' || candle.volume !== null)
    .map(({ label, text }) => `${label} ${text}`);
  return `${format.moment(candle.time)}: ${parts.join(', ')}`;
}

/** Lists the figures of a candle with their labels; dashes if there is no candle. */
export function candleFigures(
  candle: Candle | undefined,
  labels: ChartLabels,
  format: ChartFormat,
) {
  const prices = (['open', 'high', 'low', 'close'] as const).map((name) => ({
    name,
    label: labels[name],
    text: format.price(candle?.[name] ?? Number.NaN),
  }));
  const volume = format.volume(candle?.volume ?? null);
  return [...prices, { name: 'volume', label: labels.volume, text: volume } as const];
}
