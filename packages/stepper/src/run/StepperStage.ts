import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Walked } from '../model/Walked.ts';
import type { Stage } from './Recording.ts';
import type { RunLog } from './RunLog.ts';
import type { Script, ScriptStep } from './script.ts';
import type { Timer } from './timers.ts';

/** A call that waits for an answer. */
export interface PendingCall {
  /** Name of the call, as `answer` of a step. */
  readonly name: string;
  /** The possible answers, as `with` of a step. */
  readonly answers: readonly string[];
  /**
   * Milliseconds after which the app treats the call as failed; undefined if the app waits forever.
   */
  readonly timeout?: number;
}

/**
 * Reason why a machine accepts no more events, by its `kind`. `left`: the app that ran the machine
 * was closed. `broken`: the machine has thrown, and `why` is the message.
 */
export type EndOfMachine =
  | { readonly kind: 'left' }
  | { readonly kind: 'broken'; readonly why: string };

/** A stage that `Stepper` can show. */
export interface StepperStage extends Stage {
  /** States and transitions that were visited on this stage. */
  readonly walked: Walked;
  /** The events that the machine has taken since its start. */
  readonly log: RunLog;
  /**
   * True if time passes by itself: the history then has the times of `log`. Without it, time passes
   * in `wait` steps only.
   */
  readonly isInRealTime?: boolean;
  /** The pending calls. */
  calls(): readonly PendingCall[];
  /** The running delays. */
  timers(): readonly Timer[];
  /** Reason why the machine accepts no more events; null while it runs, and in a final state. */
  end(): EndOfMachine | null;
  /**
   * The step that causes an event: sending the event, waiting until its delay ends, or answering a
   * call.
   */
  stepFor(event: AnyEventObject): ScriptStep;
  /**
   * The steps that a running machine has taken before the stepper opened. With this function, the
   * stepper joins the machine as it is, and does not restart it.
   */
  past?(): Script;
  /** The machine's snapshot; null before it runs. */
  snapshot(): AnyMachineSnapshot | null;
}
