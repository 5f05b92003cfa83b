import type { AnyMachineSnapshot } from 'xstate';
import {
  type Chart,
  type ChartState,
  type ChartTransition,
  needsEvent,
  restingStates,
  transitionsInto,
} from '../model/readChart.ts';
import {
  type PathSearch,
  pathToTransition,
  pathToUnwalked,
  type PathStep,
} from '../model/shortestPath.ts';
import type { Coverage, Walked } from '../model/Walked.ts';
import type { Goal } from './panelTexts.ts';
import { Press } from './Press.tsx';
import { useGeneratedPaths } from './useGeneratedPaths.ts';
import { useWords } from './useWords.ts';

export interface CoveragePanelProps {
  readonly chart: Chart;
  readonly walked: Walked;
  /** The snapshot at the beginning of the run; null if it is unknown. */
  readonly start: AnyMachineSnapshot | null;
  readonly search: Omit<PathSearch, 'from' | 'isThere'>;
  readonly isBusy: boolean;
  /** Goes to a state. */
  readonly onGoTo: (path: string) => void;
  /** Takes a way that is found from a snapshot. */
  readonly onWalk: (find: (from: AnyMachineSnapshot) => readonly PathStep[] | null) => void;
  /** Sentence about the latest way; empty without one. */
  readonly way: string;
}

const rows = ['states', 'transitions', 'guards'] as const;

/**
 * Coverage of the chart by this run and by the generated paths, and shortest ways to states and
 * transitions that were not visited.
 */
export function CoveragePanel(props: CoveragePanelProps) {
  const { chart, walked, start, search, isBusy, onGoTo, onWalk, way } = props;
  const { say, sentences, words } = useWords();
  const byPaths = useGeneratedPaths(start, search);
  const everybody = walked.with(byPaths);
  const columns: readonly (readonly [name: string, coverage: Coverage | null])[] = [
    [say.byYou, walked.coverage(chart)],
    [say.byPaths, byPaths?.coverage(chart) ?? null],
    [say.together, everybody.coverage(chart)],
  ];
  const missed = restingStates(chart).filter(({ path }) => !walked.has(path));
  const unwalked = missed.filter(({ path }) => byPaths?.has(path) !== false);
  const states = missed.filter(({ path }) => !everybody.has(path));
  const transitions = chart.transitions.filter(({ id }) => !everybody.has(id));
  const own = chart.transitions.filter(({ id }) => !walked.has(id));
  const goals: readonly (readonly [goal: Goal, left: number])[] = [
    ['ownState', unwalked.length],
    ['nobodysTransition', byPaths === null ? 0 : transitions.length],
    ['ownTransition', own.length],
  ];
  const [goal, left] = goals.find(([, count]) => count > 0) ?? [null, 0];
  const walkTo = (id: string) =>
    onWalk((from) => pathToTransition(chart, { ...search, from }, (one) => one === id));
  const inWords = (transition: ChartTransition) => {
    const cause = [sentences.cause(transition), sentences.condition(transition)];
    const where = transition.source === '' ? [] : [`${sentences.state(transition.source)}:`];
    return [...where, ...cause].filter((part) => part !== null).join(' ');
  };
  /** Names the steps that are missing to reach a state. */
  const missing = (path: string) => {
    const ways = transitionsInto(chart, path).map(inWords);
    return words.unreachable?.[path] ?? (ways.length === 0 ? '' : say.itTakes(ways.join(' · ')));
  };
  const itemOf = ({ path }: ChartState) => (
    <li key={path}>
      {byPaths?.has(path) === false ? (
        `${sentences.state(path)}: ${say.noKnownWay} ${missing(path)}`
      ) : (
        <Press isOff={isBusy} onPress={() => onGoTo(path)}>
          {sentences.state(path)}
        </Press>
      )}
    </li>
  );
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
      {byPaths === null ? null : (
        <p className="corro-stepper-plain">{say.pathsReachAll(states.length)}</p>
      )}
      {goal === null ? (
        <p className="corro-stepper-plain">{say.allWalked}</p>
      ) : (
        <Press
          isOff={isBusy}
          onPress={() =>
            onWalk((from) => pathToUnwalked(chart, walked, { ...search, from }, byPaths))
          }
        >
          {say.nearest[goal](left)}
        </Press>
      )}
      {unwalked.length === 0 ? null : (
        <details>
          <summary>{say.unwalked(unwalked.length)}</summary>
          <ul className="corro-stepper-states">{unwalked.map(itemOf)}</ul>
        </details>
      )}
      {byPaths === null || states.length + transitions.length === 0 ? null : (
        <details>
          <summary>{say.byNobody(states.length, transitions.length)}</summary>
          <ul className="corro-stepper-states">
            {states.map(itemOf)}
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
      <output className="corro-stepper-quiet">{way}</output>
    </section>
  );
}
