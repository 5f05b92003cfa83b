import { activeLeaves, type PathStep, shortestPath as shortest } from '@corro/stepper';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineScenario } from './MachineScenario.ts';

/** One step of a path: its name, and the machine's state after it. */
interface NamedStep extends Pick<PathStep, 'value'> {
  readonly name: string;
}

/**
 * Finds the fewest steps from the machine's current state to a leaf state, without running them.
 * Throws if no path exists.
 */
export function shortestPath(
  scenario: MachineScenario,
  actor: AnyActor,
  leaf: string,
): NamedStep[] {
  const { steps, situation } = scenario;
  const names = new Map(Object.entries(steps).map(([name, { event }]) => [event, name]));
  const path = shortest({
    from: actor.getSnapshot(),
    events: [...names.keys()],
    isThere: ({ value }) => activeLeaves(value).includes(leaf),
    canHappen: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      steps[names.get(event) ?? '']?.when?.(snapshot) !== false,
    ...(situation === undefined ? {} : { situation }),
  });
  if (path === null) throw new Error(`No step of the scenario leads to ${leaf}.`);
  return path.flatMap(({ event, value }) => {
    const name = names.get(event);
    return name === undefined ? [] : [{ name, value }];
  });
}
