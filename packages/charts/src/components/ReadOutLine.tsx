import { useSyncExternalStore, type ReactNode } from 'react';
import type { Candle, ChartShape } from '../candle.ts';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';
import type { ChartFormat, ChartLabels } from './format.ts';
import * as styles from './ReadOutLine.css.ts';

interface ReadOutLineProps {
  store: ReadOutStore;
  newest: Candle | undefined;
  shape: ChartShape;
  labels: ChartLabels;
  format: ChartFormat;
  /** What is shown while there is no crosshair. */
  children: ReactNode;
  /** Beside either. */
  actions: ReactNode;
}

/**
 * The summary of a chart, and in its place the figures of the candle under the crosshair. Both are laid
 * out all the time, so that the line is as high as the higher one and nothing moves.
 */
export function ReadOutLine({ store, newest, children, actions, ...readOut }: ReadOutLineProps) {
  const now = useSyncExternalStore(store.subscribe, store.get, store.get);
  const isReading = now?.focused ?? false;
  return (
    <div className={styles.line}>
      <div className={styles.place}>
        <div className={styles.layer[isReading ? 'hidden' : 'shown']}>{children}</div>
        <div className={styles.layer[isReading ? 'shown' : 'hidden']}>
          <Figures candle={now?.candle ?? newest} {...readOut} />
        </div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

interface FiguresProps extends Pick<ReadOutLineProps, 'shape' | 'labels' | 'format'> {
  candle: Candle | undefined;
}

/** Of a line its price, of a candle all five. */
function Figures({ candle, shape, labels, format }: FiguresProps) {
  const moment = candle === undefined ? format.price(Number.NaN) : format.moment(candle.time);
  const price = (value: number | undefined) => format.price(value ?? Number.NaN);
  if (shape === 'line') {
    return (
      <dl className={styles.point}>
        <dt className={styles.moment}>{moment}</dt>
        <dd className={styles.price}>{price(candle?.close)}</dd>
      </dl>
    );
  }
  const figures = [
    [labels.open, price(candle?.open)],
    [labels.high, price(candle?.high)],
    [labels.low, price(candle?.low)],
    [labels.close, price(candle?.close)],
    [labels.volume, format.volume(candle?.volume ?? null)],
  ] as const;
  return (
    <div className={styles.candle}>
      <span className={styles.label}>{moment}</span>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
