import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { getAdjacencyMap, getStateNodes } from 'xstate/graph';

interface Exploration {
  /** Ids of the states without substates, as the machine defines them. */
  readonly defined: readonly string[];
  /** Those that some path of events reaches. */
  readonly reached: readonly string[];
  /** Those reached from which no path leads to an end. */
  readonly stuck: readonly string[];
  /** One shortest path of event types to each distinct situation. */
  readonly paths: () => readonly (readonly string[])[];
}

interface Options {
  readonly events: readonly AnyEventObject[];
  readonly input?: unknown;
  /** The part of the context that distinguishes situations. */
  readonly situation: (context: AnyMachineSnapshot['context']) => unknown;
  /** Leaves out events that change nothing of interest there; all are sent where it is absent. */
  readonly matters?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Where a path may end. */
  readonly isEnd: (snapshot: AnyMachineSnapshot) => boolean;
}

/** Walks every situation that the events can bring about. Effects are not carried out. */
export function explore(machine: AnyStateMachine, options: Options): Exploration {
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
  // A set walks what is added to it on the way.
  for (const to of ending) for (const from of before.get(to) ?? []) ending.add(from);
  return {
    defined: getStateNodes(machine)
      .filter((node) => Object.keys(node.states).length === 0)
      .map((node) => node.id)
      .toSorted(),
    reached: [...reached].toSorted(),
    stuck: Object.keys(map).filter((key) => !ending.has(key)),
    paths: () => shortestPaths(after),
  };
}

interface Transition {
  readonly event: AnyEventObject;
  readonly state: AnyMachineSnapshot;
}

/** What an event leads to from a situation. */
interface Step {
  readonly type: string;
  readonly to: string;
}

/** From the situation that the map begins with to each other one. */
function shortestPaths(after: ReadonlyMap<string, readonly Step[]>): string[][] {
  const [first = ''] = after.keys();
  const paths = new Map<string, string[]>([[first, []]]);
  // A map walks what is added to it on the way: the nearest situations come first.
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
