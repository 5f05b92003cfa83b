import { EmptyState, IconButton, Skeleton, Tag, VisuallyHidden } from '@corro/ui';
import { useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import type { Candle, ChartPeriod, ChartShape } from '../candle.ts';
import { ReadOutStore } from '../engine/ReadOutStore.ts';
import { Announcer } from './Announcer.tsx';
import { CandleTable } from './CandleTable.tsx';
import { type ChartLabels, createFormat } from './format.ts';
import { useHandle, type PriceChartHandle } from './handle.ts';
import * as styles from './PriceChart.css.ts';
import { ReadOutLine } from './ReadOutLine.tsx';
import { ReadOutPanel } from './ReadOutPanel.tsx';
import { useChartEngine, useScrub } from './useChartEngine.ts';
import { useOptions } from './useOptions.ts';

export interface PriceChartProps {
  /** In time order. Null while they load: a place of the same height is held for them. */
  candles: readonly Candle[] | null;
  period: ChartPeriod;
  /** A line of a timeline, candles of the other periods, if left out. */
  shape?: ChartShape;
  /** Spans of the volume averages, in candles; 5, 10 and 20 if left out (spec §9). */
  averages?: readonly number[];
  /** Decimal text: the price of the price line. Default, or null: the last close. */
  lastPrice?: string | null;
  /**
   * Decimal text: the price that what is shown began with; the colours of a line and of the last price
   * are measured against it, and a line has a dotted line at it. Null where that is not known: no colour
   * then. If left out, the first price of a line, the opening of the last candle.
   */
  reference?: string | null;
  labels: ChartLabels;
  locale: string;
  /** Of the picture alone, CSS pixels; 320 if left out. */
  height?: number;
  /** Above everything: the price. With a summary. */
  heading?: ReactNode;
  /**
   * Above the picture in place of the newest candle's figures: how the price has changed. Those of the
   * candle under the crosshair take its place, and nothing moves. On a landscape phone all of it is
   * beside the picture, which is then as high as the bars of the app leave it.
   */
  summary?: ReactNode;
  /** `IconButton`s beside the one for the table. */
  actions?: ReactNode;
  /** Below the picture: what it shows. With a summary. */
  controls?: ReactNode;
  /** Decimal places of a price; 2 if left out. */
  digits?: number;
  /** Candles in view at first; as many as stand comfortably, or all of a line, if left out. */
  visibleCandles?: number;
  /** A label on the picture and above the table that says so where the prices are not real. */
  stamp?: string;
  /** The next step where there are no candles, as a button. */
  emptyAction?: ReactNode;
  /** Another candle has come under the crosshair. */
  onScrub?: (() => void) | undefined;
  /** Shown instead of the picture without candles: the reason. */
  notice?: ReactNode;
  ref?: Ref<PriceChartHandle>;
}

const usualAverages = [5, 10, 20];
const noCandles: readonly Candle[] = [];

/** Prices over time as a picture, and at the press of a button as a table. */
export function PriceChart({ ref, ...props }: PriceChartProps) {
  const { period, labels, locale, averages = usualAverages, height = 320, digits = 2 } = props;
  const { shape = period === 'timeline' ? 'line' : 'candles', reference, summary } = props;
  const candles = props.candles ?? noCandles;
  const format = useMemo(() => createFormat(locale, digits, period), [locale, digits, period]);
  const painted = candles.length > 0;
  const isBusy = props.candles === null && !props.notice;
  // Given as it is: told of it by the engine, React would render once more for candles that come.
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
  const hasHost = painted || isBusy;
  const engine = useChartEngine(host, { hasHost, store, options, candles, lastPrice });
  useHandle(ref, engine);
  useScrub(store, props.onScrub);
  const [asTable, setAsTable] = useState(false);
  const help = useId();
  const application = {
    role: 'application',
    'aria-label': labels.chart,
    'aria-describedby': help,
    // The arrows move its crosshair.
    tabIndex: 0,
  };
  const toggle = (
    <IconButton
      icon="table"
      label={labels.table}
      tone="muted"
      pressed={asTable}
      disabled={!painted}
      onPress={() => setAsTable(!asTable)}
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
        {hasHost && (
          <div ref={host} className={styles.host} hidden={asTable} {...(painted && application)} />
        )}
        {painted && !asTable && <Stamp of={props.stamp} />}
        {painted && asTable && (
          <div
            className={styles.tableBox}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is filled in
            role="group"
            aria-label={labels.table}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys, too
            tabIndex={0}
          >
            {props.stamp === undefined ? null : <Tag tone="caution">{props.stamp}</Tag>}
            <CandleTable {...{ candles, period, labels, locale, digits }} />
          </div>
        )}
        {!painted && (
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
    <div className={styles.summed} aria-busy={isBusy}>
      <div className={styles.head}>
        {props.heading}
        <ReadOutLine {...{ store, newest, shape, labels, format, actions }}>{summary}</ReadOutLine>
      </div>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.controls}>{props.controls}</div>
    </div>
  );
}

function Stamp({ of: words }: { of: string | undefined }) {
  if (words === undefined) return null;
  return (
    <div className={styles.stamp}>
      <Tag tone="caution">{words}</Tag>
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

/** A picture needs no cents, so decimal text may become a number here. */
function numberOrNull(text: string | null | undefined): number | null {
  const value = text ? Number(text) : NaN;
  return Number.isFinite(value) ? value : null;
}
