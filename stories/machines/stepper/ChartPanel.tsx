import { useEffect, useMemo, useState } from 'react';
import { chartModel } from '../chart/chartModel.ts';
import { type ChartLayout, layOut } from '../chart/layout.ts';
import { StateChart } from '../chart/StateChart.tsx';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import * as styles from './Stepper.css.ts';
import { type RunningStepper, useRecording } from './useRecording.ts';

export interface ChartPanelProps {
  readonly scenario: MachineScenario;
  readonly stepper: RunningStepper | null;
}

export function ChartPanel({ scenario, stepper }: ChartPanelProps) {
  const layout = useLayout(scenario);
  useRecording(stepper?.recording ?? null);
  const [isFit, setIsFit] = useState(false);
  const value = stepper?.live.snapshot()?.value ?? null;
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must scroll it */}
      <section className={styles.paper} aria-label="Drawing" tabIndex={0}>
        {layout === null ? null : (
          <StateChart {...{ layout, value, isFit }} name={scenario.machine.id} />
        )}
      </section>
    </section>
  );
}

function useLayout({ machine }: MachineScenario): ChartLayout | null {
  const model = useMemo(() => chartModel(machine), [machine]);
  const [layout, setLayout] = useState<ChartLayout | null>(null);
  useEffect(() => {
    void layOut(model).then(setLayout);
  }, [model]);
  return layout;
}
