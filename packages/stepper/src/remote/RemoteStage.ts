import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { accepts } from '../model/accepts.ts';
import { Walked } from '../model/Walked.ts';
import { stepFor } from '../run/promises.ts';
import type { StageNews } from '../run/Recording.ts';
import { RunLog } from '../run/RunLog.ts';
import type { Script, ScriptStep } from '../run/script.ts';
import type { EndOfMachine, PendingCall, StepperStage } from '../run/StepperStage.ts';
import type { Timer } from '../run/timers.ts';
import type { ActorReport, AppMessage, StepperMessage } from './messages.ts';

/** Steps through an actor in another window, by messages. */
export class RemoteStage implements StepperStage {
  readonly walked = new Walked();
  readonly log = new RunLog();
  readonly isInRealTime = true;
  readonly #machine: AnyStateMachine;
  readonly #post: (message: StepperMessage) => void;
  readonly #listeners = new Set<(news: StageNews) => void>();
  readonly #waiting = new Map<string, (problem: string | null) => void>();
  #report: ActorReport;
  #snapshot: AnyMachineSnapshot;

  /**
   * @param machine a copy of the actor's machine, whose guards judge the events
   * @param post sends a message to the app
   */
  constructor(
    machine: AnyStateMachine,
    report: ActorReport,
    post: (message: StepperMessage) => void,
  ) {
    this.#machine = machine;
    this.#post = post;
    this.#report = report;
    this.#snapshot = this.#read(report);
  }

  /** Reads a message of the app; one about another actor has no effect. */
  hear(message: AppMessage): void {
    if (message.kind === 'stepped') this.#waiting.get(message.id)?.(message.problem);
    else if (this.#isSuccessor(message.report)) this.#take(message.report);
  }

  past(): Script {
    return this.#report.past;
  }

  restart(): Promise<void> {
    return this.#ask({ kind: 'restart', id: crypto.randomUUID(), actor: this.#report.actor });
  }

  runStep(step: ScriptStep): Promise<void> {
    return this.#ask({ kind: 'step', id: crypto.randomUUID(), actor: this.#report.actor, step });
  }

  snapshot(): AnyMachineSnapshot {
    return this.#snapshot;
  }

  calls(): readonly PendingCall[] {
    return this.#report.calls;
  }

  timers(): readonly Timer[] {
    return this.#report.timers;
  }

  end(): EndOfMachine | null {
    return this.#report.end;
  }

  takes(event: AnyEventObject): boolean {
    return this.end() === null && accepts(this.#snapshot, event);
  }

  stepFor(event: AnyEventObject): ScriptStep {
    return stepFor(event, this.calls(), this.timers());
  }

  standing(): string {
    const { value, context } = this.#report.snapshot;
    return JSON.stringify([value, context]);
  }

  subscribe(listener: (news: StageNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #read({ snapshot, input, taken, walked }: ActorReport): AnyMachineSnapshot {
    this.log.restore(input, taken);
    this.walked.restore(walked);
    return this.#machine.resolveState(snapshot);
  }

  /** Follows the actor, and the one that the app runs in its place when it starts over. */
  #isSuccessor({ actor, machine }: ActorReport): boolean {
    if (actor === this.#report.actor) return true;
    return machine === this.#report.machine && this.end()?.kind === 'left';
  }

  #take(report: ActorReport): void {
    const before = this.#report.past.length;
    const isSame = report.actor === this.#report.actor;
    this.#report = report;
    this.#snapshot = this.#read(report);
    // The stepper records its own steps itself.
    const isOwn = this.#waiting.size > 0;
    const fresh = isSame && !isOwn ? report.past.slice(before) : [];
    for (const step of fresh) this.#tell('event' in step ? { event: step.event } : {});
    this.#tell({});
  }

  async #ask(message: StepperMessage & { readonly id: string }): Promise<void> {
    const problem = await new Promise<string | null>((resolve) => {
      this.#waiting.set(message.id, resolve);
      this.#post(message);
    });
    this.#waiting.delete(message.id);
    if (problem !== null) throw new Error(problem);
  }

  #tell(news: StageNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
