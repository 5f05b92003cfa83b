import { Text } from '@corro/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Candle } from '../candle.ts';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';
import { candleFigures, type ChartFormat, type ChartLabels } from './format.ts';
import * as styles from './ReadOutPanel.css.ts';

interface ReadOutPanelProps {
  store: ReadOutStore;
  newest: Candle | undefined;
  labels: ChartLabels;
  format: ChartFormat;
  action: ReactNode;
}

const marks = { rise: '▲', fall: '▼' } as const;

/** Figures of the candle under the crosshair; without a crosshair, of the newest candle. */
export function ReadOutPanel({ store, newest, labels, format, action }: ReadOutPanelProps) {
  const now = useSyncExternalStore(store.subscribe, store.get, store.get);
  const candle = now?.candle ?? newest;
  const direction = candle === undefined ? null : candle.close >= candle.open ? 'rise' : 'fall';
  return (
    <>
      <div className={styles.head}>
        <Text size={14} tone="muted">
          {candle ? format.moment(candle.time) : '—'}
        </Text>
        {action}
      </div>
      <dl className={styles.figures}>
        {candleFigures(candle, labels, format).map(({ name, label, text }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value[name === 'close' ? (direction ?? 'default') : 'default']}>
              {name === 'close' && direction !== null ? `${marks[direction]} ${text}` : text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
