import type { Script } from '@corro/stepper';
import { expect } from 'storybook/test';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext } from './MachineScenario.ts';
import { runStep, type Running } from './script.ts';
import { shortestPath } from './shortestPath.ts';
import { retryUntil } from './retryUntil.ts';

/** Opens a scenario on its screen. From then on the machine's calls stay pending. */
export async function openScenario(scenario: MachineScenario, page: PlayContext): Promise<Running> {
  const harness = harnessOf(page);
  requireEveryEvent(scenario);
  await scenario.open(page);
  const actor = await retryUntil(() => {
    const running = harness.machines.running(scenario.machine.id);
    if (running === null) throw new Error(`No machine ${scenario.machine.id} runs here.`);
    return running;
  });
  for (const route of Object.keys(scenario.replies)) harness.upstream.hold(route);
  return { scenario, page, harness, actor };
}

/**
 * Runs the shortest path to a state on the real screen: each step acts as the customer, the
 * upstream or the clock, and must bring the machine into the state that its definition predicts.
 * Then asserts what the customer sees.
 */
export async function runPathTo(
  scenario: MachineScenario,
  page: PlayContext,
  leaf: string,
): Promise<void> {
  const { actor } = await openScenario(scenario, page);
  for (const { name, value } of shortestPath(scenario, actor, leaf)) {
    await scenario.steps[name]?.act(page);
    await retryUntil(
      () => void expect({ [name]: actor.getSnapshot().value }).toEqual({ [name]: value }),
    );
  }
  const show = scenario.shows[leaf];
  if (show === undefined) throw new Error(`The scenario does not say what ${leaf} shows.`);
  await show(page);
}

/** Throws if the machine accepts an event without a step in the scenario. */
function requireEveryEvent({ machine, steps }: MachineScenario): void {
  const known = new Set(Object.values(steps).map(({ event }) => event.type));
  const missing = machine.events.filter((type) => !type.startsWith('xstate.') && !known.has(type));
  if (missing.length > 0) throw new Error(`No step of the scenario is ${missing.join(', ')}.`);
}

/** Runs a script, such as one copied from the stepper, on the real screen. */
export async function runScript(
  scenario: MachineScenario,
  page: PlayContext,
  script: Script,
): Promise<Running> {
  const running = await openScenario(scenario, page);
  for (const step of script) await runStep(step, running);
  return running;
}
