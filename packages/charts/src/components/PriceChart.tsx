import { EmptyState, IconButton, Skeleton, VisuallyHidden } from '@corro/ui';
import { useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Candle, ChartPeriod, ChartShape } from '../candle.ts';
import { ReadOutStore } from '../engine/ReadOutStore.ts';
import { Announcer } from './Announcer.tsx';
import { CandleTable } from './CandleTable.tsx';
import { type ChartLabels, createFormat } from './format.ts';
import * as styles from './PriceChart.css.ts';
import { ReadOutLine } from './ReadOutLine.tsx';
import { ReadOutPanel } from './ReadOutPanel.tsx';
import {
  type PriceChartHandle,
  useChartEngine,
  useHandle,
  useOptions,
  useScrub,
} from './useChartEngine.ts';

export interface PriceChartProps {
  /** Candles ordered by time. Null while they load; the chart then reserves its space. */
  candles: readonly Candle[] | null;
  period: ChartPeriod;
  /** Default: a line for a timeline, else candles. */
  shape?: ChartShape;
  /** Spans of the volume averages in candles; default 5, 10 and 20 (spec §9). */
  averages?: readonly number[];
  /**
   * Price that the dashed price line marks, as decimal text. Null and the default use the last
   * close.
   */
  lastPrice?: string | null;
  /**
   * Price at the start of the shown range, as decimal text. The colours of a line and of the last
   * price show the change since this price, and in a line chart a dotted line marks it. Null means
   * that the price is unknown: both are then grey. Default: the open of the first candle for a
   * line, of the last candle for candles; then without a dotted line.
   */
  reference?: string | null;
  labels: ChartLabels;
  locale: string;
  /** Height of the picture in CSS pixels; default 320. */
  height?: number;
  /** The price, shown above everything else. Ignored without `summary`. */
  heading?: ReactNode;
  /**
   * The price change, shown above the picture in place of the newest candle's figures. While there
   * is a crosshair, the figures of its candle replace the summary without moving anything. On a
   * landscape phone the summary is beside the picture.
   */
  summary?: ReactNode;
  /** `IconButton`s beside the table button. */
  actions?: ReactNode;
  /** Controls below the picture. Ignored without `summary`. */
  controls?: ReactNode;
  /** Decimal places of a price; default 2. */
  digits?: number;
  /**
   * Number of candles that are visible at first. Default: for a line all of them, for candles as
   * many as fit at 5.5 CSS pixels each.
   */
  visibleCandles?: number;
  /** Button that is shown if there are no candles. */
  emptyAction?: ReactNode;
  /** Called when the crosshair moves to another candle. */
  onScrub?: (() => void) | undefined;
  /** Reason shown in place of the picture when there are no candles. */
  notice?: ReactNode;
  ref?: Ref<PriceChartHandle>;
}

const defaultAverages = [5, 10, 20];
const noCandles: readonly Candle[] = [];

/** Prices over time as a picture, or as a table if the table button is pressed. */
export function PriceChart({ ref, ...props }: PriceChartProps) {
  const { period, labels, locale, averages = defaultAverages, height = 320, digits = 2 } = props;
  const { shape = period === 'timeline' ? 'line' : 'candles', reference, summary } = props;
  const candles = props.candles ?? noCandles;
  const format = useMemo(() => createFormat(locale, digits, period), [locale, digits, period]);
  const hasCandles = candles.length > 0;
  const isBusy = props.candles === null && !props.notice;
  // The newest candle is passed directly. If the engine reported it, React would render once more
  // when candles arrive.
  const newest = candles.at(-1);
  const [store] = useState(() => new ReadOutStore());
  const host = useRef<HTMLDivElement>(null);
  const options = useOptions({
    period,
    shape,
    averages,
    labels,
    format,
    visibleCandles: props.visibleCandles,
    reference: reference === undefined ? undefined : numberOrNull(reference),
  });
  const lastPrice = numberOrNull(props.lastPrice);
  const rendersHost = hasCandles || isBusy;
  const engine = useChartEngine(host, { rendersHost, store, options, candles, lastPrice });
  useHandle(ref, engine);
  useScrub(store, props.onScrub);
  const [isTable, setIsTable] = useState(false);
  const help = useId();
  const application = {
    role: 'application',
    'aria-label': labels.chart,
    'aria-describedby': help,
    // The host takes the focus, because the arrow keys move the crosshair.
    tabIndex: 0,
  };
  const toggle = (
    <IconButton
      icon="table"
      label={labels.table}
      tone="muted"
      pressed={isTable}
      disabled={!hasCandles}
      onPress={() => setIsTable(!isTable)}
    />
  );
  const actions = (
    <>
      {props.actions}
      {toggle}
    </>
  );
  const picture = (
    <>
      <div className={styles.stage}>
        <svg className={styles.spacer} width="1" height={height} aria-hidden="true" />
        {rendersHost && (
          <div
            ref={host}
            className={styles.host}
            hidden={isTable}
            {...(hasCandles && application)}
          />
        )}
        {hasCandles && isTable && (
          <div
            className={styles.tableBox}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form controls, not a table
            role="group"
            aria-label={labels.table}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus, keys can scroll the table
            tabIndex={0}
          >
            <CandleTable {...{ candles, period, labels, locale, digits }} />
          </div>
        )}
        {!hasCandles && (
          <div className={styles.empty}>
            {props.notice ?? <Placeholder {...props} height={height} />}
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span id={help}>{labels.help}</span>
      </VisuallyHidden>
      <Announcer store={store} labels={labels} format={format} />
    </>
  );
  if (summary === undefined) {
    return (
      <div className={styles.chart} aria-busy={isBusy}>
        <ReadOutPanel {...{ store, newest, labels, format }} action={actions} />
        {picture}
      </div>
    );
  }
  return (
    <div className={styles.withSummary} aria-busy={isBusy}>
      <div className={styles.head}>
        {props.heading}
        <ReadOutLine {...{ store, newest, shape, labels, format, actions }}>{summary}</ReadOutLine>
      </div>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.controls}>{props.controls}</div>
    </div>
  );
}

type PlaceholderProps = Pick<PriceChartProps, 'candles' | 'labels' | 'emptyAction'>;

function Placeholder({
  candles,
  labels,
  emptyAction,
  height,
}: PlaceholderProps & { height: number }) {
  if (candles) return <EmptyState title={labels.empty} picture="chart" action={emptyAction} />;
  return (
    <>
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <Skeleton height={height} />
    </>
  );
}

/** Converts a decimal text to a float, which is precise enough for drawing. */
function numberOrNull(text: string | null | undefined): number | null {
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : null;
}
