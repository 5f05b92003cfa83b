import type { ScriptStep } from '@corro/stepper';
import { answer } from '@corro/testing';
import type { AnyActor } from 'xstate';
import type { AppHarness } from '../../harness/AppHarness.ts';
import type { MachineScenario, PlayContext, Reply } from './MachineScenario.ts';
import { retryUntil } from './retryUntil.ts';

export interface Running {
  readonly scenario: MachineScenario;
  readonly page: PlayContext;
  readonly harness: AppHarness;
  readonly actor: AnyActor;
}

/** Runs a step. Throws with an explanation if the step is impossible. */
export async function runStep(step: ScriptStep, running: Running): Promise<void> {
  const { harness, actor, scenario, page } = running;
  if ('wait' in step) {
    await callsMade(running);
    return harness.advance(step.wait);
  }
  if ('event' in step) {
    const onScreen = scenario.onScreen?.[step.event.type];
    if (onScreen === undefined) actor.send(step.event);
    else await onScreen(page, step.event);
    // Lets the effects start before the next step.
    return harness.advance(0);
  }
  const reply = repliesOf(scenario, step.answer)[step.with];
  if (reply === undefined) {
    throw new Error(`${step.answer} cannot be answered with "${step.with}" here.`);
  }
  const before: unknown = actor.getSnapshot();
  await answerWaiting(harness, step.answer, reply);
  await harness.advance(0);
  await machineMoved(actor, before);
}

/**
 * Waits until the machine has taken an answer, so that the next step finds the machine in its new
 * state. Reading an answer takes a while on a busy device. The wait is limited, because an answer
 * may come too late to change anything.
 */
async function machineMoved(actor: AnyActor, before: unknown): Promise<void> {
  const moves = () => {
    if (actor.getSnapshot() === before) throw new Error('The machine has not moved.');
  };
  await retryUntil(moves, 1_000).catch(() => undefined);
}

/**
 * Waits until a running effect has made its call, because advancing the clock cannot time out a
 * future call. The wait is limited, because an effect may make no call.
 */
async function callsMade({ actor, harness }: Running): Promise<void> {
  const isAtWork = Object.keys(actor.getSnapshot().children).length > 0;
  if (!isAtWork) return;
  const oneWaits = () => {
    if (harness.upstream.held().length === 0) throw new Error('No call is pending.');
  };
  await retryUntil(oneWaits, 1_000).catch(() => undefined);
}

/** The answers that a call may get: those of the scenario, and `lost`, a failed connection. */
export function repliesOf(
  { replies }: MachineScenario,
  route: string,
): Readonly<Record<string, Reply>> {
  return { ...replies[route], lost: answer.offline() };
}

/** Waits until a call to a route is pending, then answers all pending calls to it. */
export async function answerWaiting(
  harness: AppHarness,
  route: string,
  reply: Reply,
): Promise<void> {
  const calls = await retryUntil(() => {
    const held = harness.upstream.held().filter((call) => call.route === route);
    if (held.length === 0) throw new Error(`No call to ${route} waits for an answer.`);
    return held;
  });
  const how = typeof reply === 'function' ? reply(harness) : reply;
  for (const call of calls) call.answer(how);
}
