import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { accepts } from './accepts.ts';
import { activePaths } from './activePaths.ts';
import { type Chart, restingStates } from './readChart.ts';
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
  if (search.isThere(search.from)) return [];
  const [shortest] = findPaths(search);
  if (shortest === undefined) return null;
  return shortest.steps.map(({ event, state }) => ({ event, value: state.value }));
}

/** A shortest path, with the snapshot after each event. */
export interface FoundPath {
  readonly steps: readonly { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }[];
  /** The snapshot at the end. */
  readonly state: AnyMachineSnapshot;
}

/**
 * The shortest path to each situation at the goal, or without a goal to each situation that the
 * events can cause; the shortest path comes first.
 */
export function findPaths({
  from,
  events,
  canHappen,
  situation,
  limit = 20_000,
  isThere,
}: Omit<PathSearch, 'isThere'> & Partial<Pick<PathSearch, 'isThere'>>): readonly FoundPath[] {
  const harmful = new Set<AnyEventObject>();
  const paths = withoutHarm(harmful, (tries) => {
    let count = 0;
    return getShortestPaths(from.machine, {
      fromState: from,
      events: [...events],
      filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
        !harmful.has(event) &&
        accepts(snapshot, event) &&
        canHappen?.(snapshot, event) !== false &&
        (count += 1) <= limit &&
        tries(event),
      ...(isThere === undefined ? {} : { toState: isThere, stopWhen: isThere }),
      serializeState: ({ value, context }: AnyMachineSnapshot) =>
        JSON.stringify([value, situation?.(context) ?? null]),
    });
  });
  return [...paths]
    .sort((a, b) => a.weight - b.weight)
    .map(({ steps, state }) => ({
      steps: steps.filter(({ event }) => events.includes(event)),
      state,
    }));
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
 *
 * @param others what others have visited: what neither has visited comes first
 */
export function pathToUnwalked(
  chart: Chart,
  walked: Walked,
  search: Omit<PathSearch, 'isThere'>,
  others: Walked | null = null,
): readonly PathStep[] | null {
  const views = others === null ? [walked] : [walked.with(others), walked];
  const toState = (seen: Walked) =>
    restingStates(chart).every(({ path }) => seen.has(path))
      ? null
      : shortestPath({
          ...search,
          isThere: ({ value }) => [...activePaths(value)].some((path) => !seen.has(path)),
        });
  const toTransition = (seen: Walked) => pathToTransition(chart, search, (id) => !seen.has(id));
  for (const find of [toState, toTransition]) {
    for (const seen of views) {
      const path = find(seen);
      if (path !== null) return path;
    }
  }
  return null;
}

/** Finds the fewest events after which an event of a type is possible; null if there are none. */
export function pathToEvent(
  chart: Chart,
  eventType: string,
  search: Omit<PathSearch, 'isThere'>,
): readonly PathStep[] | null {
  const events = search.events.filter(({ type }) => type === eventType);
  return shortestPath({
    ...search,
    isThere: (snapshot) =>
      judge(chart, snapshot, () => events).some(
        ({ transition, event, blocker }) =>
          transition.eventType === eventType &&
          blocker === null &&
          events.includes(event) &&
          search.canHappen?.(snapshot, event) !== false,
      ),
  });
}

/**
 * Finds the fewest events that take one of the sought transitions, with the event that takes it;
 * null if the events take none of them.
 *
 * @param isSought true for a sought transition, by its id
 */
export function pathToTransition(
  chart: Chart,
  search: Omit<PathSearch, 'isThere'>,
  isSought: (id: string) => boolean,
): readonly PathStep[] | null {
  const next = (snapshot: AnyMachineSnapshot) =>
    judge(chart, snapshot, (type) => search.events.filter((event) => event.type === type)).find(
      ({ blocker, event, transition }) =>
        (blocker === null || blocker.kind === 'idle') &&
        isSought(transition.id) &&
        search.events.includes(event) &&
        search.canHappen?.(snapshot, event) !== false,
    );
  let last: PathStep | null = null;
  const path = shortestPath({
    ...search,
    isThere: (snapshot) => {
      const verdict = next(snapshot);
      // The search ends at the first match, so `last` belongs to the goal.
      if (verdict !== undefined) last = { event: verdict.event, value: snapshot.value };
      return verdict !== undefined;
    },
  });
  return path === null || last === null ? null : [...path, last];
}
