import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  SimulatedClock,
  StateMachine,
  createActor,
  fromCallback,
} from 'xstate';
import { accepts } from '../model/accepts.ts';
import { Walked } from '../model/Walked.ts';
import { endOfPromise, isPromise, pendingPromises, stepFor } from './promises.ts';
import type { StageNews } from './Recording.ts';
import { RunLog } from './RunLog.ts';
import type { ScriptStep } from './script.ts';
import { sentenceOf } from './sentenceOf.ts';
import type { EndOfMachine, PendingCall, StepperStage } from './StepperStage.ts';
import { type Scheduled, type Timer, timersSince } from './timers.ts';

/** Options of a `MachineStage`. */
export interface MachineStageOptions {
  /** Input of the machine. */
  readonly input?: unknown;
  /** Receives the inspection events of the actor. */
  readonly inspect?: (seen: InspectionEvent) => void;
}

const nothing = () => undefined;
/** Takes the place of callbacks and observables. */
const idle = fromCallback(nothing);

/**
 * Runs a machine without an app. Time passes only in `wait` steps, and the machine's promises stay
 * pending until a step answers them with `done` or `error`. Its callbacks and observables do
 * nothing: what they would send is an event of a step.
 */
export class MachineStage implements StepperStage {
  /** States and transitions that were visited since the first start. */
  readonly walked = new Walked();
  /** The events that the machine has taken since its start, with times on the simulated clock. */
  readonly log = new RunLog(() => this.#clock.now());
  readonly #machine: AnyStateMachine;
  readonly #options: MachineStageOptions;
  readonly #listeners = new Set<(news: StageNews) => void>();
  #clock = new SimulatedClock();
  /**
   * Times on the simulated clock at which the delays started; XState records only the real time.
   */
  readonly #starts = new WeakMap<Scheduled, number>();
  #actor: AnyActor | null = null;
  #isStepping = false;

  /**
   * @param machine its promises, callbacks and observables must have names in its `setup`, so that
   *   the stage can replace them
   */
  constructor(machine: AnyStateMachine, options: MachineStageOptions = {}) {
    const held = Object.entries(machine.implementations.actors)
      .filter(([, logic]) => startsByItself(logic))
      .map(([name, logic]) => [name, isPromise(logic) ? { ...logic, start: nothing } : idle]);
    this.#machine = machine.provide({ actors: Object.fromEntries(held) });
    this.#options = options;
  }

  /** The machine's snapshot; null before it was started. */
  snapshot(): AnyMachineSnapshot | null {
    return this.#actor?.getSnapshot() ?? null;
  }

  /** The pending calls, by their ids. */
  calls(): PendingCall[] {
    return pendingPromises(this.snapshot());
  }

  timers(): Timer[] {
    const [actor, now] = [this.#actor, this.#clock.now()];
    if (actor === null) return [];
    return timersSince(actor, (scheduled) => {
      const start = this.#starts.get(scheduled) ?? now;
      this.#starts.set(scheduled, start);
      return now - start;
    });
  }

  end(): EndOfMachine | null {
    const snapshot = this.snapshot();
    return snapshot?.status === 'error'
      ? { kind: 'broken', why: sentenceOf(snapshot.error) }
      : null;
  }

  stepFor(event: AnyEventObject): ScriptStep {
    return stepFor(event, this.calls(), this.timers());
  }

  async restart(): Promise<void> {
    this.#actor?.stop();
    this.#clock = new SimulatedClock();
    const { input, inspect } = this.#options;
    const actor = createActor(this.#machine, {
      input,
      clock: this.#clock,
      inspect: (seen) => {
        this.walked.inspect(seen);
        this.log.inspect(seen);
        inspect?.(seen);
        if (seen.type === '@xstate.snapshot' && seen.actorRef.sessionId === seen.rootId)
          this.#tell({});
      },
    });
    this.#actor = actor;
    actor.subscribe({ error: (thrown) => this.#tell({ thrown }) });
    const { status, error } = actor.getSnapshot();
    if (status === 'error') throw new Error(notStarted(error), { cause: error });
    actor.start();
    this.timers();
  }

  async runStep(step: ScriptStep): Promise<void> {
    const actor = this.#actor;
    if (actor === null) throw new Error('The machine has not started.');
    this.#isStepping = true;
    try {
      if ('wait' in step) this.#clock.increment(step.wait);
      else if ('event' in step) actor.send(step.event);
      else actor.send(endOfPromise(this.calls(), step.answer, step.with));
    } finally {
      this.#isStepping = false;
      this.timers();
    }
  }

  /**
   * Sends an event that is not a step, such as an event of a screen, and reports it to the
   * recording.
   */
  send(event: AnyEventObject): void {
    this.#tell({ event });
    this.#actor?.send(event);
    this.timers();
  }

  takes(event: AnyEventObject): boolean {
    const snapshot = this.snapshot();
    return snapshot !== null && accepts(snapshot, event);
  }

  standing(): string {
    const { value, context } = this.snapshot() ?? {};
    return JSON.stringify([value, context]);
  }

  subscribe(listener: (news: StageNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(news: StageNews): void {
    if (this.#isStepping && news.event !== undefined) return;
    for (const listener of this.#listeners) listener(news);
  }
}

/** True for logic that acts before it gets an event, other than a machine. */
function startsByItself(logic: unknown): boolean {
  const isLogic = typeof logic === 'object' && logic !== null && 'start' in logic;
  return isLogic && !(logic instanceof StateMachine);
}

function notStarted(error: unknown): string {
  return `The machine did not start: ${sentenceOf(error)} If it needs an input, give it one as \`input\`.`;
}
