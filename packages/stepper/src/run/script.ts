import type { AnyEventObject } from 'xstate';

/**
 * One step of a run, as plain data: an `event` to send, milliseconds to `wait`, or an answer
 * (`with`) to the pending calls of an effect (`answer`). A tester may have given it a `name`.
 */
export type ScriptStep =
  | { readonly event: AnyEventObject; readonly name?: string }
  | { readonly wait: number; readonly name?: string }
  | { readonly answer: string; readonly with: string; readonly name?: string };

/** The steps of a run, in order. */
export type Script = readonly ScriptStep[];

/** Parses a script. Throws an error that names the mistake and the number of the wrong step. */
export function readScript(text: string): Script {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    const mistake = error instanceof Error ? error.message : 'invalid JSON';
    throw new Error(`This is not a script: ${mistake}.`, { cause: error });
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
  if ('name' in step && !isText(step.name)) return false;
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
