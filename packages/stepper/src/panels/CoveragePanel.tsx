import { useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { activePaths } from '../model/activePaths.ts';
import type { Chart } from '../model/readChart.ts';
import {
  type PathSearch,
  pathToUnwalked,
  type PathStep,
  shortestPath,
} from '../model/shortestPath.ts';
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
  readonly onWalk: (events: readonly AnyEventObject[]) => void;
}

/** How much of the chart was visited, and shortest ways to states and transitions that were not. */
export function CoveragePanel(props: CoveragePanelProps) {
  const { chart, walked, snapshot, search, isBusy, onWalk } = props;
  const { say, sentences } = useWords();
  const [announcement, setAnnouncement] = useState('');
  const { states, transitions, guards } = walked.coverage(chart);
  const leaves = [...chart.states.values()].filter(
    ({ path, children, type }) => children.length === 0 && type !== 'history' && !walked.has(path),
  );
  const take = (path: readonly PathStep[] | null) => {
    if (path === null) return setAnnouncement(say.noPath);
    setAnnouncement(say.path(path.map(({ event }) => sentences.event(event.type)).join(' → ')));
    onWalk(path.map(({ event }) => event));
  };
  const goTo = (path: string) => {
    if (snapshot === null) return;
    const isThere = ({ value }: AnyMachineSnapshot) => activePaths(value).has(path);
    take(shortestPath({ ...search, from: snapshot, isThere }));
  };
  return (
    <section aria-label={say.coverage} className="corro-stepper-panel">
      <p className="corro-stepper-plain">
        {say.walked(ofAll(states), ofAll(transitions), ofAll(guards))}
      </p>
      <Press
        isOff={isBusy}
        onPress={() => {
          if (snapshot !== null) take(pathToUnwalked(chart, walked, { ...search, from: snapshot }));
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
                <Press isOff={isBusy} onPress={() => goTo(path)}>
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
