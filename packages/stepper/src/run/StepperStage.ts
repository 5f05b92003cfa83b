import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Walked } from '../model/Walked.ts';
import type { Stage } from './Recording.ts';
import type { RunLog } from './RunLog.ts';
import type { ScriptStep } from './script.ts';
import type { Timer } from './timers.ts';

/** A call that waits for an answer. */
export interface PendingCall {
  /** Name of the call, as `answer` of a step. */
  readonly name: string;
  /** The possible answers, as `with` of a step. */
  readonly answers: readonly string[];
  /** Milliseconds after which the app takes the call as unanswered; without it, never. */
  readonly timeout?: number;
}

/**
 * Reason why a machine accepts no more events, by its `kind`. `left`: what ran it was closed. `broken`: it has thrown,
 * and `why` says what.
 */
export type EndOfMachine =
  | { readonly kind: 'left' }
  | { readonly kind: 'broken'; readonly why: string };

/** A stage that `Stepper` can show. */
export interface StepperStage extends Stage {
  /** What was walked on this stage. */
  readonly walked: Walked;
  /** The events that the machine has taken since its start. */
  readonly log: RunLog;
  /** The pending calls. */
  calls(): readonly PendingCall[];
  /** The delays that run. */
  timers(): readonly Timer[];
  /** Null while the machine runs, and in a final state. */
  end(): EndOfMachine | null;
  /** The step that causes an event: the event itself, the time until it is due, or the answer to a call. */
  stepFor(event: AnyEventObject): ScriptStep;
  /** The machine's snapshot; null before it runs. */
  snapshot(): AnyMachineSnapshot | null;
}
