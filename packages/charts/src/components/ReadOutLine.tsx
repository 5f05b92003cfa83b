import { useSyncExternalStore, type ReactNode } from 'react';
import type { Candle, ChartShape } from '../candle.ts';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';
import { candleFigures, type ChartFormat, type ChartLabels } from './format.ts';
import * as styles from './ReadOutLine.css.ts';

interface ReadOutLineProps {
  store: ReadOutStore;
  newest: Candle | undefined;
  shape: ChartShape;
  labels: ChartLabels;
  format: ChartFormat;
  /** Summary that is shown while there is no crosshair. */
  children: ReactNode;
  /** Buttons at the end of the line; always shown. */
  actions: ReactNode;
}

/**
 * The summary of a chart. While there is a crosshair, the figures of its candle replace the
 * summary. Both are always laid out, so that nothing moves.
 */
export function ReadOutLine({ store, newest, children, actions, ...readOut }: ReadOutLineProps) {
  const now = useSyncExternalStore(store.subscribe, store.get, store.get);
  const isReading = now?.isFocused ?? false;
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

/** The price of a line, or all five figures of a candle. */
function Figures({ candle, shape, labels, format }: FiguresProps) {
  const moment = candle === undefined ? format.price(Number.NaN) : format.moment(candle.time);
  if (shape === 'line') {
    return (
      <dl className={styles.point}>
        <dt className={styles.moment}>{moment}</dt>
        <dd className={styles.price}>{format.price(candle?.close ?? Number.NaN)}</dd>
      </dl>
    );
  }
  return (
    <div className={styles.candle}>
      <span className={styles.label}>{moment}</span>
      <dl className={styles.figures}>
        {candleFigures(candle, labels, format).map(({ name, label, text }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
