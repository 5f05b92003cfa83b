import { expect } from 'storybook/test';
import { harnessOf } from '../../screens/withApp.tsx';
import type { MachineScenario, PlayContext, Reply, Step } from './MachineScenario.ts';
import { answerWaiting, runStep, type Running, type Script } from './script.ts';
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
 * Runs the shortest path to a state on the real screen: each step acts as the customer, the upstream or
 * the clock, and after each the machine must be in the state that its definition gives. Then it asserts
 * what the customer sees there.
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

/** Throws where the machine takes an event that no step of the scenario has. */
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

/** A step that answers every pending call to a route, once there is one. */
export function replyStep(route: string, reply: Reply): Step['act'] {
  return (page) => answerWaiting(harnessOf(page), route, reply);
}

export const outcome = {
  done: (value: unknown = null) => ({ kind: 'done', value }),
  refused: (code: string) => ({ kind: 'refused', code, values: {} }),
  unclear: { kind: 'failed', failure: 'protocol' },
};

/** Steps in which an effect ends, each with an output and the reply to its call. */
export function endSteps(
  type: string,
  route: string,
  ends: Readonly<Record<string, readonly [output: object, reply: Reply]>>,
  when?: Step['when'],
): MachineScenario['steps'] {
  const steps = Object.entries(ends).map(([name, [output, reply]]): [string, Step] => [
    name,
    {
      event: { type, output },
      act: replyStep(route, reply),
      ...(when === undefined ? {} : { when }),
    },
  ]);
  return Object.fromEntries(steps);
}

/** A step that advances the clock, in milliseconds. */
export function waitStep(ms: number): Step['act'] {
  return (page) => harnessOf(page).pass(ms);
}

/** An event that the machine takes but this screen never sends: only QA can send it. */
export function offScreen(event: Step['event']): Step {
  return {
    event,
    act: () => Promise.reject(new Error(`This screen never sends ${event.type}.`)),
    when: () => false,
  };
}
