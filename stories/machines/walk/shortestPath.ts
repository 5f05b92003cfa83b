import type { AnyActor, AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Exhibit } from './Exhibit.ts';
import { standsIn } from './standsIn.ts';

/** One step of a path: what happens, and where the machine stands then. */
interface Stretch {
  readonly name: string;
  readonly value: StateValue;
}

/** How many transitions are looked at before a machine is taken to have no end. */
const limit = 20_000;

/**
 * The fewest steps of an exhibit that lead its machine, as it runs, to a state without substates.
 * Nothing of it is carried out. Throws where no path leads there.
 */
export function shortestPath(exhibit: Exhibit, actor: AnyActor, leaf: string): Stretch[] {
  const { steps, situation = () => null } = exhibit;
  const names = new Map(Object.entries(steps).map(([name, { event }]) => [event, name]));
  const canHappen = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
    snapshot.can(event) && steps[names.get(event) ?? '']?.when?.(snapshot) !== false;
  const from: AnyMachineSnapshot = actor.getSnapshot();
  const isThere = (snapshot: AnyMachineSnapshot) => standsIn(snapshot.value).includes(leaf);
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
  if (shortest === undefined) throw new Error(`No step of the exhibit leads to ${leaf}.`);
  return shortest.steps.flatMap(({ event, state }) => {
    const name = names.get(event);
    return name === undefined ? [] : [{ name, value: state.value }];
  });
}
