import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { accepts } from './accepts.ts';
import { activePaths } from './activePaths.ts';
import type { Chart } from './readChart.ts';
import { judge } from './verdicts.ts';
import type { Walked } from './Walked.ts';

/** One event of a path, and the machine's state after the event. */
export interface PathStep {
  /** The event, the same object as in `events`. */
  readonly event: AnyEventObject;
  /** The machine's state after the event. */
  readonly value: StateValue;
}

/** Start, goal and limits of a search. */
export interface PathSearch {
  /** Snapshot from which the search starts. */
  readonly from: AnyMachineSnapshot;
  /** Events that may be sent, including `xstate.done.actor.<id>` for the end of an effect. */
  readonly events: readonly AnyEventObject[];
  /** True for a snapshot at the goal. */
  readonly isThere: (snapshot: AnyMachineSnapshot) => boolean;
  /** False for an event that the machine accepts but that cannot occur in practice. */
  readonly canHappen?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /**
   * Returns the part of the context that matters to the search: snapshots with the same state and
   * equal parts are searched once. By default, only the state matters.
   */
  readonly situation?: (context: AnyMachineSnapshot['context']) => unknown;
  /** Maximum number of transitions to try before the search gives up; default 20 000. */
  readonly limit?: number;
}

/** Finds the fewest events that lead to a goal, without sending them; null if there is no path. */
export function shortestPath(search: PathSearch): readonly PathStep[] | null {
  const { from, events, isThere, canHappen, situation, limit = 20_000 } = search;
  if (isThere(from)) return [];
  const harmful = new Set<AnyEventObject>();
  const paths = withoutHarm(harmful, (tries) =>
    getShortestPaths(from.machine, {
      fromState: from,
      events: [...events],
      filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
        !harmful.has(event) &&
        accepts(snapshot, event) &&
        canHappen?.(snapshot, event) !== false &&
        tries(event),
      toState: isThere,
      stopWhen: isThere,
      serializeState: ({ value, context }: AnyMachineSnapshot) =>
        JSON.stringify([value, situation?.(context) ?? null]),
      limit,
    }),
  );
  const [shortest] = [...paths].sort((a, b) => a.weight - b.weight);
  if (shortest === undefined) return null;
  return shortest.steps
    .filter(({ event }) => events.includes(event))
    .map(({ event, state }) => ({ event, value: state.value }));
}

/**
 * Repeats a search without the events on which the machine throws, such as those that lack a payload
 * that an action reads.
 */
function withoutHarm<Found>(
  harmful: Set<AnyEventObject>,
  search: (tries: (event: AnyEventObject) => true) => Found,
): Found {
  for (;;) {
    let tried: AnyEventObject | null = null;
    try {
      return search((event) => {
        tried = event;
        return true;
      });
    } catch (error) {
      if (tried === null || harmful.has(tried)) throw error;
      harmful.add(tried);
    }
  }
}

/**
 * Finds the fewest events that lead to an unvisited state, else to an unvisited transition; null if
 * the events lead to neither.
 */
export function pathToUnwalked(
  chart: Chart,
  walked: Walked,
  search: Omit<PathSearch, 'isThere'>,
): readonly PathStep[] | null {
  const isNew = ({ value }: AnyMachineSnapshot) =>
    [...activePaths(value)].some((path) => !walked.has(path));
  const toState = shortestPath({ ...search, isThere: isNew });
  if (toState !== null) return toState;
  const next = (snapshot: AnyMachineSnapshot) =>
    judge(chart, snapshot, (type) => search.events.filter((event) => event.type === type)).find(
      ({ blocker, event, transition }) =>
        blocker === null &&
        !walked.has(transition.id) &&
        search.events.includes(event) &&
        search.canHappen?.(snapshot, event) !== false,
    );
  let last: PathStep | null = null;
  const toTransition = shortestPath({
    ...search,
    isThere: (snapshot) => {
      const verdict = next(snapshot);
      // The search ends at the first match, so `last` belongs to the goal.
      if (verdict !== undefined) last = { event: verdict.event, value: snapshot.value };
      return verdict !== undefined;
    },
  });
  return toTransition === null || last === null ? null : [...toTransition, last];
}
