import type { AnyActor, AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { MachineScenario } from './MachineScenario.ts';
import { leafPaths } from './leafPaths.ts';

/** One step of a path: its name, and the machine's state after it. */
interface PathStep {
  readonly name: string;
  readonly value: StateValue;
}

/** Maximum number of transitions to search; a machine with more is assumed to be infinite. */
const limit = 20_000;

/**
 * Finds the fewest steps from the machine's current state to a leaf state, without running them.
 * Throws if no path exists.
 */
export function shortestPath(scenario: MachineScenario, actor: AnyActor, leaf: string): PathStep[] {
  const { steps, situation = () => null } = scenario;
  const names = new Map(Object.entries(steps).map(([name, { event }]) => [event, name]));
  const canHappen = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    snapshot.can(event) && steps[names.get(event) ?? '']?.when?.(snapshot) !== false;
  const from: AnyMachineSnapshot = actor.getSnapshot();
  const isThere = (snapshot: AnyMachineSnapshot) => leafPaths(snapshot.value).includes(leaf);
  if (isThere(from)) return [];
  const paths = getShortestPaths(actor.logic, {
    fromState: from,
    events: [...names.keys()],
    filterEvents: canHappen,
    toState: isThere,
    stopWhen: isThere,
    serializeState: (snapshot: AnyMachineSnapshot) =>
      JSON.stringify([snapshot.value, situation(snapshot.context)]),
    limit,
  });
  const [shortest] = paths.toSorted((a, b) => a.weight - b.weight);
  if (shortest === undefined) throw new Error(`No step of the scenario leads to ${leaf}.`);
  return shortest.steps.flatMap(({ event, state }) => {
    const name = names.get(event);
    return name === undefined ? [] : [{ name, value: state.value }];
  });
}
