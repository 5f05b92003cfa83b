import type { StateValue } from 'xstate';
import type { RecordingView } from '../run/Recording.ts';
import type { ScriptStep } from '../run/script.ts';
import { contextLines } from './contextLines.ts';

/** A run that can be compared with another. */
export type ComparedRun = Pick<RecordingView, 'script' | 'position' | 'values' | 'contexts'>;

/** A moment of a run: the step that led there, and the machine's state after it. */
export interface Moment {
  /** Null at the beginning. */
  readonly step: ScriptStep | null;
  /** Null before the machine runs. */
  readonly value: StateValue | null;
}

/** A value of the context that differs; null where the context lacks it. */
export interface ContextDifference {
  readonly path: string;
  readonly kept: string | null;
  readonly current: string | null;
}

/** The first difference between two runs. */
export interface RunDifference {
  /** Number of steps before this moment; 0 is the beginning. */
  readonly index: number;
  readonly isStepDifferent: boolean;
  readonly areStatesDifferent: boolean;
  /** Values that differ at this moment. */
  readonly context: readonly ContextDifference[];
  /** The first moment at which values differ, if it is before this one; else null. */
  readonly earlier: {
    readonly index: number;
    readonly context: readonly ContextDifference[];
  } | null;
}

/** The moment of a run after `index` steps; null if the run ended before. */
export function momentOf({ script, position, values }: ComparedRun, index: number): Moment | null {
  if (index > position) return null;
  return { step: script[index - 1] ?? null, value: values[index] ?? null };
}

/**
 * The first difference between two runs, moment by moment; null if they are the same as far as both
 * go. A value alone counts only if steps and states never differ, because values also depend on when
 * an answer has arrived.
 */
export function firstDifference(kept: ComparedRun, current: ComparedRun): RunDifference | null {
  const last = Math.min(kept.position, current.position);
  const moments = Array.from({ length: last + 1 }, (_moment, index) => ({
    index,
    isStepDifferent: !isSame(unnamed(kept, index), unnamed(current, index)),
    areStatesDifferent: !isSame(momentOf(kept, index)?.value, momentOf(current, index)?.value),
    context: contextDifferences(kept.contexts[index], current.contexts[index]),
  }));
  const walk = moments.find((one) => one.isStepDifferent || one.areStatesDifferent);
  const value = moments.find(({ context }) => context.length > 0);
  const first = walk ?? value;
  if (first === undefined) return null;
  const isEarlier = value !== undefined && value.index < first.index;
  return { ...first, earlier: isEarlier ? { index: value.index, context: value.context } : null };
}

function contextDifferences(kept: unknown, current: unknown): ContextDifference[] {
  const [before, after] = [kept, current].map(
    (context) => new Map(contextLines(context ?? {}).map(({ path, value }) => [path, value])),
  );
  return [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])]
    .map((path) => ({
      path,
      kept: before?.get(path) ?? null,
      current: after?.get(path) ?? null,
    }))
    .filter((one) => one.kept !== one.current);
}

/** A step without its name: a name is the tester's, and makes no difference. */
function unnamed(run: ComparedRun, index: number): object {
  const { name: _name, ...step } = momentOf(run, index)?.step ?? {};
  return step;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
