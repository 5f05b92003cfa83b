import type { AnyActor, AnyEventObject } from 'xstate';
import type { Stage } from '../../screens/Stage.ts';
import type { Exhibit, Hands, Reply } from './Exhibit.ts';
import { soon } from './soon.ts';

/** One step of a script: plain data, the same in a test and in the bench. */
export type ScriptStep =
  | { readonly event: AnyEventObject }
  /** Milliseconds. */
  | { readonly wait: number }
  /** Answers the calls to a route that wait, by the name of a reply of the exhibit. */
  | { readonly answer: string; readonly with: string };

export type Script = readonly ScriptStep[];

/** What a step acts on: an exhibit, its screen, and the app and machine that run there. */
export interface Running {
  readonly exhibit: Exhibit;
  readonly hands: Hands;
  readonly stage: Stage;
  readonly actor: AnyActor;
}

/** Carries out one step. Throws a sentence where it cannot be. */
export async function carryOut(step: ScriptStep, running: Running): Promise<void> {
  const { stage, actor, exhibit, hands } = running;
  if ('wait' in step) {
    await goneOut(running);
    return stage.pass(step.wait);
  }
  if ('event' in step) {
    const byHand = exhibit.byHand?.[step.event.type];
    if (byHand === undefined) actor.send(step.event);
    else await byHand(hands, step.event);
    // What it starts has begun before the next step.
    return stage.pass(0);
  }
  const reply = exhibit.replies[step.answer]?.[step.with];
  if (reply === undefined) {
    throw new Error(`${step.answer} cannot be answered with "${step.with}" here.`);
  }
  await answerWaiting(stage, step.answer, reply);
  await stage.pass(0);
}

/**
 * What the machine has begun goes out before time passes: a call that is not made yet cannot run out
 * of time. An effect may make no call at all, so this is not waited for without end.
 */
async function goneOut({ actor, stage }: Running): Promise<void> {
  const isAtWork = Object.keys(actor.getSnapshot().children).length > 0;
  if (!isAtWork) return;
  const oneWaits = () => {
    if (stage.upstream.held().length === 0) throw new Error('No call waits.');
  };
  await soon(oneWaits, 1_000).catch(() => undefined);
}

/** Answers every call to a route that waits, once one does. */
export async function answerWaiting(stage: Stage, route: string, reply: Reply): Promise<void> {
  const calls = await soon(() => {
    const held = stage.upstream.held().filter((call) => call.route === route);
    if (held.length === 0) throw new Error(`No call to ${route} waits for an answer.`);
    return held;
  });
  const how = typeof reply === 'function' ? reply(stage) : reply;
  for (const call of calls) call.answer(how);
}

/**
 * Reads a script that was written or pasted. Throws a sentence that says what is wrong with it, and
 * in which step.
 */
export function readScript(text: string): Script {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is no script: ${error instanceof Error ? error.message : 'no JSON'}.`, {
      cause: error,
    });
  }
  if (!Array.isArray(read)) throw new Error('A script is a list of steps: [ … ].');
  return read.map((step: unknown, index) => {
    if (!isStep(step)) throw new Error(`Step ${index + 1} is none: ${JSON.stringify(step)}.`);
    return step;
  });
}

/** A script as text, a step a line. */
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
