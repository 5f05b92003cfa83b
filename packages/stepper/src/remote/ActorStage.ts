import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
  type Subscription,
} from 'xstate';
import { accepts } from '../model/accepts.ts';
import { Walked } from '../model/Walked.ts';
import { endOfPromise, pendingPromises, stepFor } from '../run/promises.ts';
import type { StageNews } from '../run/Recording.ts';
import { RunLog } from '../run/RunLog.ts';
import type { Script, ScriptStep } from '../run/script.ts';
import { sentenceOf } from '../run/sentenceOf.ts';
import type { EndOfMachine, PendingCall, StepperStage } from '../run/StepperStage.ts';
import { passTime, runningTimers, type Timer } from '../run/timers.ts';

/** Options of an `ActorStage`. */
export interface ActorStageOptions {
  /**
   * Starts the app over. Resolves once the stage was attached to the new actor; rejects with an
   * explanation if the app cannot start over.
   */
  readonly restart: () => Promise<void>;
}

/** Maximum number of events of a type that `seen` returns. */
const mostSeen = 5;

/** Maximum time in milliseconds that a step waits for pending promises of the step before. */
const patience = 2000;

/** Steps through the actor of a running app: the same actor that the app's screen shows. */
export class ActorStage implements StepperStage {
  /** States and transitions that were visited since the stage was created. */
  readonly walked = new Walked();
  /** The events that the current actor has taken. */
  readonly log = new RunLog();
  readonly isInRealTime = true;
  readonly #options: ActorStageOptions;
  readonly #listeners = new Set<(news: StageNews) => void>();
  #actor: AnyActor;
  #inspection: Subscription | null = null;
  #past: Script = [];
  /** Different events, by their text, the newest last. */
  readonly #seen = new Map<string, AnyEventObject>();
  #isStepping = false;
  /** While the app starts over, its events are no steps: it repeats them each time. */
  #isStarting = false;
  #isStopped = false;

  /** @param actor the actor of a machine; before its start, so that the log is complete */
  constructor(actor: AnyActor, options: ActorStageOptions) {
    this.#actor = actor;
    this.#options = options;
    this.attach(actor);
  }

  /** The machine that the actor runs, with the app's implementations. */
  get machine(): AnyStateMachine {
    return machineOf(this.#actor);
  }

  /** The actor. */
  get actor(): AnyActor {
    return this.#actor;
  }

  /** Follows another actor of the same machine, or the same one when it starts again. */
  attach(actor: AnyActor): void {
    this.#inspection?.unsubscribe();
    this.#actor = actor;
    this.#isStopped = false;
    this.#past = [];
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    this.walked.notice(snapshot);
    this.#inspection = actor.system.inspect((seen) => {
      if (seen.actorRef === actor) this.#inspect(seen);
    });
    this.#tell({});
  }

  /** Treats the steps so far as the app's own start, which it repeats when it starts over. */
  begin(): void {
    this.#past = [];
    this.#tell({});
  }

  /** Different events of a type that came from the app's screen, the newest first; at most five. */
  seen(type: string): AnyEventObject[] {
    const events = [...this.#seen.values()].filter((event) => event.type === type);
    return events.slice(-mostSeen).reverse();
  }

  past(): Script {
    return this.#past;
  }

  async restart(): Promise<void> {
    this.#isStarting = true;
    try {
      await this.#options.restart();
    } finally {
      this.#isStarting = false;
    }
    this.begin();
  }

  async rest(): Promise<void> {
    const end = performance.now() + patience;
    while (this.calls().length > 0 && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async runStep(step: ScriptStep): Promise<void> {
    const actor = this.#actor;
    if (this.#isStopped) throw new Error('The app has stopped the machine.');
    this.#isStepping = true;
    try {
      if ('wait' in step) passTime(actor, step.wait);
      else if ('event' in step) actor.send(step.event);
      else actor.send(endOfPromise(this.calls(), step.answer, step.with));
      this.#past = [...this.#past, step];
    } finally {
      this.#isStepping = false;
      this.#tell({});
    }
  }

  /** Reports an error that the app has thrown. */
  hear(thrown: unknown): void {
    this.#tell({ thrown });
  }

  snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot();
  }

  calls(): PendingCall[] {
    return pendingPromises(this.snapshot());
  }

  timers(): Timer[] {
    return runningTimers(this.#actor);
  }

  end(): EndOfMachine | null {
    const { status, error } = this.snapshot();
    if (status === 'error') return { kind: 'broken', why: sentenceOf(error) };
    return this.#isStopped && status !== 'done' ? { kind: 'left' } : null;
  }

  takes(event: AnyEventObject): boolean {
    const snapshot = this.snapshot();
    return this.end() === null && accepts(snapshot, event);
  }

  stepFor(event: AnyEventObject): ScriptStep {
    return stepFor(event, this.calls(), this.timers());
  }

  standing(): string {
    const { value, context } = this.snapshot();
    try {
      return JSON.stringify([value, context]);
    } catch {
      // A context may refer to itself. Each change of it is then a new text.
      return `${JSON.stringify(value)} ${this.log.taken.length}`;
    }
  }

  subscribe(listener: (news: StageNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #inspect(seen: InspectionEvent): void {
    // Walked and RunLog follow the root of a system; here it is the actor, even one that a parent
    // has started.
    const own = { ...seen, rootId: this.#actor.sessionId };
    this.walked.inspect(own);
    this.log.inspect(own);
    if (seen.type === '@xstate.snapshot') {
      if (seen.event.type === 'xstate.stop') this.#isStopped = true;
      this.#tell({});
    }
    const isFromOutside =
      seen.type === '@xstate.event' &&
      seen.sourceRef === undefined &&
      !seen.event.type.startsWith('xstate.');
    if (!isFromOutside || this.#isStepping || this.#isStarting) return;
    this.#past = [...this.#past, { event: seen.event }];
    this.#remember(seen.event);
    this.#tell({ event: seen.event });
  }

  #remember(event: AnyEventObject): void {
    try {
      const text = JSON.stringify(event);
      this.#seen.delete(text);
      this.#seen.set(text, event);
    } catch {
      // An event that refers to itself cannot be offered again.
    }
  }

  #tell(news: StageNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}

/** Tells whether an actor runs a machine. */
export function runsMachine(actor: { readonly logic?: unknown }): actor is AnyActor {
  return actor.logic instanceof StateMachine;
}

function machineOf({ logic }: AnyActor): AnyStateMachine {
  if (logic instanceof StateMachine) return logic;
  throw new Error('The actor does not run a machine.');
}
