import type { StateValue } from 'xstate';
import type { TakenEvent } from './RunLog.ts';
import type { RecordingView } from './Recording.ts';
import type { Script, ScriptStep } from './script.ts';
import type { StepperStage } from './StepperStage.ts';

/** The beginning of a run, or what a step has led to. */
export interface LoggedMoment {
  /** Milliseconds since the machine's start: by the clock of the log, and by waits that it skipped. */
  readonly time: number;
  /** Null for a machine that has taken no event. */
  readonly value: StateValue | null;
}

/**
 * The beginning and each step of a script, as the log of a machine has them whose time passes by
 * itself. A step that the log lacks is at the time of the step before.
 */
export function momentsOf(script: Script, taken: readonly TakenEvent[]): LoggedMoment[] {
  const indexes = [0];
  for (const step of script) {
    const last = indexes.at(-1) ?? 0;
    const next = taken.findIndex((one, index) => index > last && isEffectOf(step, one));
    indexes.push(Math.max(last, next));
  }
  return indexes.map((index, position) => {
    const end = indexes[position + 1] ?? taken.length;
    return {
      time: (taken[index]?.at ?? 0) - (taken[0]?.at ?? 0) + timeAfter(script, position),
      // Further events may follow from the step itself.
      value: taken[Math.max(index, end - 1)]?.value ?? null,
    };
  });
}

/**
 * Milliseconds since the machine's start, at the beginning and after each step. A step that was
 * undone has no time where time passes by itself.
 */
export function timesOf(
  { isInRealTime = false, log }: StepperStage,
  { script, position }: Pick<RecordingView, 'script' | 'position'>,
): number[] {
  if (!isInRealTime) return [0, ...script.map((_step, index) => timeAfter(script, index + 1))];
  return momentsOf(script.slice(0, position), log.taken).map(({ time }) => time);
}

/** Milliseconds that the first `count` steps of a script wait. */
function timeAfter(script: Script, count: number): number {
  return script.slice(0, count).reduce((sum, step) => sum + ('wait' in step ? step.wait : 0), 0);
}

function isEffectOf(step: ScriptStep, { event: { type } }: TakenEvent): boolean {
  if ('event' in step) return step.event.type === type;
  const causes = 'wait' in step ? ['after'] : ['done.actor', 'error.actor'];
  return causes.some((cause) => type.startsWith(`xstate.${cause}.`));
}
