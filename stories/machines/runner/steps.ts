import type { Script } from '@corro/testing';
import { screen, waitFor } from 'storybook/test';
import type { AppHarness } from '../../harness/AppHarness.ts';
import { harnessOf } from '../../harness/withApp.tsx';
import type { MachineScenario, PlayContext, Reply, Step } from './MachineScenario.ts';
import { answerWaiting } from './script.ts';

/** Waits until a button of the page or of the sheet is enabled, and presses it. */
export async function press(
  page: PlayContext,
  ...text: Parameters<AppHarness['t']>
): Promise<void> {
  const name = harnessOf(page).t(...text);
  const button = await waitFor(() => {
    const found = screen.getAllByRole('button', { name }).at(-1);
    if (found?.getAttribute('aria-disabled') === 'true') throw new Error(`${name} is off.`);
    return found;
  });
  if (button !== undefined) await page.userEvent.click(button);
}

export const pressStep =
  (...text: Parameters<AppHarness['t']>): Step['act'] =>
  (page) =>
    press(page, ...text);

/** A step that edits the form of an order. */
export const editStep = (edit: object, act: Step['act']): Step => ({
  event: { type: 'EDIT', edit },
  act,
});

/**
 * A step in which the screen reads new facts from a route and sends the facts to the screen's
 * machine.
 */
export const factsStep = (facts: object, route: string, how: Script): Step => ({
  event: { type: 'FACTS', facts },
  act: rescriptStep(route, how),
});

/** A step that changes the upstream's answer to a route and refreshes the screen. */
export function rescriptStep(route: string, how: Script): Step['act'] {
  return async (page) => {
    const harness = harnessOf(page);
    harness.upstream.script(route, how);
    // Not awaited: one of the calls may be pending until a step answers it.
    void harness.refresh();
  };
}

/** A step that waits until a call to a route is pending, then answers all pending calls to it. */
export function replyStep(route: string, reply: Reply): Step['act'] {
  return (page) => answerWaiting(harnessOf(page), route, reply);
}

export const outcome = {
  done: (value: unknown = null) => ({ kind: 'done', value }),
  refused: (code: string) => ({ kind: 'refused', code, values: {} }),
  unclear: { kind: 'failed', failure: 'protocol' },
};

/** Steps that end an effect, each with the effect's output and the reply that causes it. */
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
      answered: { route, reply },
      ...(when === undefined ? {} : { when }),
    },
  ]);
  return Object.fromEntries(steps);
}

/** A step that advances the clock, in milliseconds. */
export function waitStep(ms: number): Step['act'] {
  return (page) => harnessOf(page).advance(ms);
}

/** An event that the machine accepts but this screen never sends: only QA can send it. */
export function offScreen(event: Step['event']): Step {
  return {
    event,
    act: () => Promise.reject(new Error(`This screen never sends ${event.type}.`)),
    when: () => false,
  };
}
