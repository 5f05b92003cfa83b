import type { AnyActor, AnyEventObject } from 'xstate';
import type { AppHarness } from '../../harness/AppHarness.ts';
import type { MachineScenario, PlayContext, Reply } from './MachineScenario.ts';
import { retryUntil } from './retryUntil.ts';

/** One step of a script: plain data, the same in a test and in the stepper. */
export type ScriptStep =
  | { readonly event: AnyEventObject }
  /** Milliseconds. */
  | { readonly wait: number }
  /** Answers the pending calls to a route with a named reply of the scenario. */
  | { readonly answer: string; readonly with: string };

export type Script = readonly ScriptStep[];

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
  const reply = scenario.replies[step.answer]?.[step.with];
  if (reply === undefined) {
    throw new Error(`${step.answer} cannot be answered with "${step.with}" here.`);
  }
  const before: unknown = actor.getSnapshot();
  await answerWaiting(harness, step.answer, reply);
  await harness.advance(0);
  await machineMoved(actor, before);
}

/**
 * Waits until the machine has taken an answer, so that the next step finds it there. Reading an
 * answer takes a while on a busy device. The wait is limited, because an answer may come too late
 * to change anything.
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

/** Waits for a pending call to a route and answers all of them. */
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

/** Parses a script. Throws with the mistake and the number of its step. */
export function readScript(text: string): Script {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw new Error(
      `This is not a script: ${error instanceof Error ? error.message : 'invalid JSON'}.`,
      {
        cause: error,
      },
    );
  }
  if (!Array.isArray(read)) throw new Error('A script is a list of steps: [ … ].');
  return read.map((step: unknown, index) => {
    if (!isStep(step)) throw new Error(`Step ${index + 1} is not a step: ${JSON.stringify(step)}.`);
    return step;
  });
}

/** A script as text, one step per line. */
export function writeScript(script: Script): string {
  if (script.length === 0) return '[]';
  return `[\n${script.map((step) => `  ${JSON.stringify(step)}`).join(',\n')}\n]`;
}

function isStep(step: unknown): step is ScriptStep {
  if (typeof step !== 'object' || step === null) return false;
  if ('wait' in step) return typeof step.wait === 'number' && step.wait >= 0;
  if ('event' in step) {
    const { event } = step;
    return typeof event === 'object' && event !== null && 'type' in event && isText(event.type);
  }
  return 'answer' in step && 'with' in step && isText(step.answer) && isText(step.with);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
