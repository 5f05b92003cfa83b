import { type Chart, pathToUnwalked, type Share } from '@corro/stepper';
import { useState } from 'react';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import type { Live } from './Live.ts';
import { Press } from './Press.tsx';
import * as styles from './Stepper.css.ts';
import { useWords } from './useWords.ts';

export interface CoveragePanelProps {
  readonly chart: Chart;
  readonly live: Live;
  readonly scenario: MachineScenario;
}

/** Shows the walked share of the chart, and the shortest way to an unwalked part. */
export function CoveragePanel({ chart, live, scenario }: CoveragePanelProps) {
  const { say, sentences } = useWords();
  const [way, setWay] = useState('');
  const { states, transitions } = live.walked.coverage(chart);
  const find = () => {
    const from = live.snapshot();
    if (from === null) return;
    const { steps, situation } = scenario;
    const byEvent = new Map(Object.values(steps).map((step) => [step.event, step]));
    const path = pathToUnwalked(chart, live.walked, {
      from,
      events: [...byEvent.keys()],
      canHappen: (snapshot, event) => byEvent.get(event)?.when?.(snapshot) !== false,
      ...(situation === undefined ? {} : { situation }),
    });
    const words = path?.map(({ event }) => sentences.event(event.type)).join(' → ');
    setWay(words === undefined ? say.allWalked : say.unwalkedPath(words));
  };
  return (
    <section aria-label={say.coverage} className={styles.panel}>
      <p className={styles.plain}>{say.walked(ofAll(states), ofAll(transitions))}</p>
      <Press onPress={find}>{say.unwalked}</Press>
      <output className={styles.quiet}>{way}</output>
    </section>
  );
}

function ofAll({ walked, all }: Share): string {
  return `${walked} / ${all}`;
}
