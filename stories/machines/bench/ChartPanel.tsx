import { useEffect, useMemo, useState } from 'react';
import { chartModel } from '../chart/chartModel.ts';
import { type ChartLayout, layOut } from '../chart/layout.ts';
import { StateChart } from '../chart/StateChart.tsx';
import type { Exhibit } from '../walk/Exhibit.ts';
import * as styles from './Bench.css.ts';
import { type RunningBench, useRecording } from './useRecording.ts';

export interface ChartPanelProps {
  readonly exhibit: Exhibit;
  readonly bench: RunningBench | null;
}

/** The statechart, where the machine stands lit. */
export function ChartPanel({ exhibit, bench }: ChartPanelProps) {
  const layout = useLayout(exhibit);
  useRecording(bench?.recording ?? null);
  const [isFit, setIsFit] = useState(false);
  const value = bench?.live.snapshot()?.value ?? null;
  return (
    <section className={styles.chart} aria-label="Statechart">
      <label>
        <input
          type="checkbox"
          checked={isFit}
          onChange={({ target }) => setIsFit(target.checked)}
        />
        {' The whole chart at once'}
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <section className={styles.paper} aria-label="Drawing" tabIndex={0}>
        {layout === null ? null : (
          <StateChart {...{ layout, value, isFit }} name={exhibit.machine.id} />
        )}
      </section>
    </section>
  );
}

function useLayout({ machine }: Exhibit): ChartLayout | null {
  const model = useMemo(() => chartModel(machine), [machine]);
  const [layout, setLayout] = useState<ChartLayout | null>(null);
  useEffect(() => {
    void layOut(model).then(setLayout);
  }, [model]);
  return layout;
}
