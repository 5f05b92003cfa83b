import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Chart } from '../model/readChart.ts';
import { type PathSearch, pathToUnwalked, type PathStep } from '../model/shortestPath.ts';
import type { Share, Walked } from '../model/Walked.ts';
import { Press } from './Press.tsx';
import { useWords } from './useWords.ts';

export interface CoveragePanelProps {
  readonly chart: Chart;
  readonly walked: Walked;
  /** Null before the machine runs. */
  readonly snapshot: AnyMachineSnapshot | null;
  readonly search: Omit<PathSearch, 'from' | 'isThere'>;
  readonly isBusy: boolean;
  /** Goes to a state; returns the sentence about the way. */
  readonly onGoTo: (path: string) => string;
  /** Takes a way, null for none; returns the sentence about it. */
  readonly onWalk: (way: readonly PathStep[] | null) => string;
}

/** How much of the chart was visited, and shortest ways to states and transitions that were not. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { chart, walked, snapshot, search, isBusy, onGoTo, onWalk } = props;
  const { say, sentences } = useWords();
  const [announcement, setAnnouncement] = useState('');
  const { states, transitions, guards } = walked.coverage(chart);
  const leaves = [...chart.states.values()].filter(
    ({ path, children, type }) => children.length === 0 && type !== 'history' && !walked.has(path),
  );
  return (
    <section aria-label={say.coverage} className="corro-stepper-panel">
      <p className="corro-stepper-plain">
        {say.walked(ofAll(states), ofAll(transitions), ofAll(guards))}
      </p>
      <Press
        isOff={isBusy}
        onPress={() => {
          if (snapshot === null) return;
          setAnnouncement(onWalk(pathToUnwalked(chart, walked, { ...search, from: snapshot })));
        }}
      >
        {say.nearest}
      </Press>
      {leaves.length === 0 ? (
        <p className="corro-stepper-quiet">{say.everyStateWalked}</p>
      ) : (
        <details>
          <summary>{say.unwalked(leaves.length)}</summary>
          <ul className="corro-stepper-states">
            {leaves.map(({ path }) => (
              <li key={path}>
                <Press isOff={isBusy} onPress={() => setAnnouncement(onGoTo(path))}>
                  {sentences.state(path)}
                </Press>
              </li>
            ))}
          </ul>
        </details>
      )}
      <output className="corro-stepper-quiet">{announcement}</output>
    </section>
  );
}

function ofAll({ walked, all }: Share): string {
  return `${walked} / ${all}`;
}
