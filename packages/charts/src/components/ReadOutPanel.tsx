import { Text } from '@corro/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Candle } from '../candle.ts';
import type { ReadOutStore } from '../engine/ReadOutStore.ts';
import type { ChartFormat, ChartLabels } from './format.ts';
import * as styles from './ReadOutPanel.css.ts';

interface ReadOutPanelProps {
  store: ReadOutStore;
  newest: Candle | undefined;
  labels: ChartLabels;
  format: ChartFormat;
  /** Beside the time. */
  action: ReactNode;
}

/** The figures of the candle under the crosshair, or of the newest one. */
export function ReadOutPanel({ store, newest, labels, format, action }: ReadOutPanelProps) {
  const now = useSyncExternalStore(store.subscribe, store.get, store.get);
  const candle = now?.candle ?? newest;
  const price = (value: number | undefined) => format.price(value ?? NaN);
  const rising = candle !== undefined && candle.close >= candle.open;
  return (
    <>
      <div className={styles.head}>
        <Text size={14} tone="muted">
          {candle ? format.moment(candle.time) : '—'}
        </Text>
        {action}
      </div>
      <dl className={styles.figures}>
        <Figure label={labels.open} value={price(candle?.open)} />
        <Figure label={labels.high} value={price(candle?.high)} />
        <Figure label={labels.low} value={price(candle?.low)} />
        <Figure
          label={labels.close}
          value={candle ? `${rising ? '▲' : '▼'} ${price(candle.close)}` : price(undefined)}
          tone={candle ? (rising ? 'rise' : 'fall') : 'default'}
        />
        <Figure label={labels.volume} value={format.volume(candle?.volume ?? null)} />
      </dl>
    </>
  );
}

interface FigureProps {
  label: string;
  value: string;
  tone?: 'default' | 'rise' | 'fall';
}

function Figure({ label, value, tone = 'default' }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value[tone]}>{value}</dd>
    </div>
  );
}
