import type { AnyMachineSnapshot } from 'xstate';
import type { WalkedParts } from '../model/Walked.ts';
import type { TakenEvent } from '../run/RunLog.ts';
import type { Script, ScriptStep } from '../run/script.ts';
import type { EndOfMachine, PendingCall } from '../run/StepperStage.ts';
import type { Timer } from '../run/timers.ts';
import type { ActorStage } from './ActorStage.ts';

/**
 * Messages from an app to a stepper in another window, as JSON, by their `kind`.
 * - `report`: all that the stepper shows of an actor, in `report`. None depends on an earlier one.
 * - `stepped`: the step or restart with this `id` has ended; `problem` is the reason why it was
 *   impossible, else null.
 */
export type AppMessage =
  | { readonly kind: 'report'; readonly report: ActorReport }
  | { readonly kind: 'stepped'; readonly id: string; readonly problem: string | null };

/**
 * Messages from a stepper to the app, by their `kind`.
 * - `ask`: asks for a report on each actor.
 * - `step`: runs `step` on the actor with the session id `actor`; `id` is repeated in the answer.
 * - `restart`: starts the app over, for the `actor`; `id` is repeated in the answer.
 */
export type StepperMessage =
  | { readonly kind: 'ask' }
  | {
      readonly kind: 'step';
      readonly id: string;
      readonly actor: string;
      readonly step: ScriptStep;
    }
  | { readonly kind: 'restart'; readonly id: string; readonly actor: string };

/** An actor as plain data. */
export interface ActorReport {
  /** Session id of the actor. */
  readonly actor: string;
  /** Id of its machine. */
  readonly machine: string;
  /** Its snapshot, for `machine.resolveState`. */
  readonly snapshot: PlainSnapshot;
  /** Input of the actor. */
  readonly input: unknown;
  /** Steps since its start. */
  readonly past: Script;
  /** Events that it has taken. */
  readonly taken: readonly TakenEvent[];
  /** Visited states and transitions. */
  readonly walked: WalkedParts;
  /** Pending calls. */
  readonly calls: readonly PendingCall[];
  /** Running delays. */
  readonly timers: readonly Timer[];
  /** Reason why it accepts no more events; null while it does. */
  readonly end: EndOfMachine | null;
}

/** The part of a snapshot that JSON can hold. */
export type PlainSnapshot = Pick<AnyMachineSnapshot, 'value' | 'context' | 'status'>;

/** Describes a stage's actor. Values that JSON cannot hold are left out. */
export function reportOf(stage: ActorStage): ActorReport {
  const { value, context, status } = stage.snapshot();
  return {
    actor: stage.actor.sessionId,
    machine: stage.machine.id,
    snapshot: { value, context: plain(context) ?? {}, status },
    input: plain(stage.log.input),
    past: plain(stage.past()) ?? [],
    taken: plain(stage.log.taken) ?? [],
    walked: stage.walked.all(),
    calls: stage.calls(),
    timers: stage.timers(),
    end: stage.end(),
  };
}

/** A copy as JSON would hold it; null if a value refers to itself. */
function plain<Value>(value: Value): Value | null {
  try {
    return JSON.parse(JSON.stringify(value ?? null, withoutPlaces));
  } catch {
    return null;
  }
}

/** Leaves out windows and elements, which are large and refer to themselves. */
function withoutPlaces(_key: string, value: unknown): unknown {
  const isPlace = typeof EventTarget !== 'undefined' && value instanceof EventTarget;
  return isPlace || typeof value === 'bigint' ? undefined : value;
}
