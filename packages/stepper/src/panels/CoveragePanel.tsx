import { useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { type Chart, type ChartTransition, needsEvent } from '../model/readChart.ts';
import {
  type PathSearch,
  pathToTransition,
  pathToUnwalked,
  type PathStep,
} from '../model/shortestPath.ts';
import type { Coverage, Walked } from '../model/Walked.ts';
import { Press } from './Press.tsx';
import { useGeneratedPaths } from './useGeneratedPaths.ts';
import { useWords } from './useWords.ts';

export interface CoveragePanelProps {
  readonly chart: Chart;
  readonly walked: Walked;
  /** Null before the machine runs. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** The snapshot at the beginning of the run; null if it is unknown. */
  readonly start: AnyMachineSnapshot | null;
  readonly search: Omit<PathSearch, 'from' | 'isThere'>;
  readonly isBusy: boolean;
  /** Goes to a state; returns the sentence about the way. */
  readonly onGoTo: (path: string) => string;
  /** Takes a way, null for none; returns the sentence about it. */
  readonly onWalk: (way: readonly PathStep[] | null) => string;
}

const rows = ['states', 'transitions', 'guards'] as const;

/**
 * How much of the chart was visited in this run and by the generated paths, and shortest ways to
 * states and transitions that were not.
 */
export function CoveragePanel(props: CoveragePanelProps) {
  const { chart, walked, snapshot, start, search, isBusy, onGoTo, onWalk } = props;
  const { say, sentences } = useWords();
  const [announcement, setAnnouncement] = useState('');
  const byPaths = useGeneratedPaths(start, search);
  const everybody = walked.with(byPaths);
  const columns: readonly (readonly [name: string, coverage: Coverage | null])[] = [
    [say.byYou, walked.coverage(chart)],
    [say.byPaths, byPaths?.coverage(chart) ?? null],
    [say.together, everybody.coverage(chart)],
  ];
  const leaves = [...chart.states.values()].filter(
    ({ path, children, type }) => children.length === 0 && type !== 'history' && !walked.has(path),
  );
  const states = leaves.filter(({ path }) => !everybody.has(path));
  const transitions = chart.transitions.filter(({ id }) => !everybody.has(id));
  const walkTo = (id: string) => {
    if (snapshot === null) return;
    const sought = (one: string) => one === id;
    setAnnouncement(onWalk(pathToTransition(chart, { ...search, from: snapshot }, sought)));
  };
  const inWords = (transition: ChartTransition) => {
    const cause = [sentences.cause(transition), sentences.condition(transition)];
    const where = transition.source === '' ? [] : [`${sentences.state(transition.source)}:`];
    return [...where, ...cause].filter((part) => part !== null).join(' ');
  };
  return (
    <section aria-label={say.coverage} className="corro-stepper-panel">
      <table className="corro-stepper-coverage">
        <thead>
          <tr>
            <th scope="col">{say.walked}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{say.parts[row]}</th>
              {columns.map(([name, coverage]) => (
                <td key={name}>
                  {coverage === null ? '…' : say.share(coverage[row].walked, coverage[row].all)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="corro-stepper-quiet">{say.aboutPaths}</p>
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
      {byPaths === null || states.length + transitions.length === 0 ? null : (
        <details>
          <summary>{say.byNobody(states.length, transitions.length)}</summary>
          <ul className="corro-stepper-states">
            {states.map(({ path }) => (
              <li key={path}>
                <Press isOff={isBusy} onPress={() => setAnnouncement(onGoTo(path))}>
                  {sentences.state(path)}
                </Press>
              </li>
            ))}
            {transitions.map((transition) => (
              <li key={transition.id}>
                {needsEvent(transition) ? (
                  <Press isOff={isBusy} onPress={() => walkTo(transition.id)}>
                    {inWords(transition)}
                  </Press>
                ) : (
                  inWords(transition)
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <output className="corro-stepper-quiet">{announcement}</output>
    </section>
  );
}
