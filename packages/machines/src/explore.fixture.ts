import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { getAdjacencyMap, getStateNodes } from 'xstate/graph';

interface Exploration {
  /** Ids of the leaf states that some path reaches. */
  readonly reached: readonly string[];
  /** Situations without a path to an end. */
  readonly stuck: readonly string[];
  /**
   * Leaf states that no path reaches, transient states that a path reaches, and situations without
   * a path to an end.
   */
  readonly gaps: readonly string[];
  /** A shortest path of event types to each situation. */
  readonly paths: () => readonly (readonly string[])[];
}

interface Options {
  readonly events: readonly AnyEventObject[];
  readonly input?: unknown;
  /** The part of the context that distinguishes situations. */
  readonly situation: (context: AnyMachineSnapshot['context']) => unknown;
  /** Selects the events to send in a situation. Default: all. */
  readonly matters?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Checks if a path may end in a situation. */
  readonly isEnd: (snapshot: AnyMachineSnapshot) => boolean;
}

/**
 * Walks every situation that the events can cause, without executing effects.
 * No path may rest in a `transient` state.
 */
export function explore(
  machine: AnyStateMachine,
  options: Options,
  transient: readonly string[] = [],
): Exploration {
  const traversal = {
    events: options.events,
    input: options.input,
    limit: 200_000,
    filterEvents: options.matters ?? (() => true),
    serializeState: (snapshot: AnyMachineSnapshot) =>
      JSON.stringify([snapshot.value, options.situation(snapshot.context)]),
  };
  const map = getAdjacencyMap(machine, traversal);
  const reached = new Set<string>();
  const before = new Map<string, Set<string>>();
  const after = new Map<string, Step[]>();
  const ending = new Set<string>();
  for (const [from, { state, transitions }] of Object.entries(map)) {
    for (const id of leaves(state.value, machine.id)) reached.add(id);
    if (options.isEnd(state)) ending.add(from);
    const steps: Step[] = [];
    for (const transition of Object.values<Transition>(transitions)) {
      const to = traversal.serializeState(transition.state);
      before.set(to, (before.get(to) ?? new Set()).add(from));
      steps.push({ type: transition.event.type, to });
    }
    after.set(from, steps);
  }
  // The loop also visits the situations that it adds to the set.
  for (const to of ending) for (const from of before.get(to) ?? []) ending.add(from);
  const skipped = new Set(transient.map((name) => `${machine.id}.${name}`));
  const defined = getStateNodes(machine)
    .filter((node) => Object.keys(node.states).length === 0)
    .map((node) => node.id);
  const stuck = Object.keys(map).filter((key) => !ending.has(key));
  return {
    reached: [...reached].sort(),
    stuck,
    gaps: [...defined.filter((id) => reached.has(id) === skipped.has(id)), ...stuck],
    paths: () => shortestPaths(after),
  };
}

interface Transition {
  readonly event: AnyEventObject;
  readonly state: AnyMachineSnapshot;
}

interface Step {
  readonly type: string;
  readonly to: string;
}

/** Breadth-first search from the first situation. */
function shortestPaths(after: ReadonlyMap<string, readonly Step[]>): string[][] {
  const [first = ''] = after.keys();
  const paths = new Map<string, string[]>([[first, []]]);
  // The loop also visits the entries that it adds to the map, so the nearest situations come first.
  for (const [from, path] of paths) {
    for (const { type, to } of after.get(from) ?? []) {
      if (!paths.has(to)) paths.set(to, [...path, type]);
    }
  }
  return [...paths.values()];
}

function leaves(value: StateValue, id: string): string[] {
  if (typeof value === 'string') return [`${id}.${value}`];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : leaves(inner, `${id}.${name}`),
  );
}
