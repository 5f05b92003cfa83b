import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { Script, ScriptStep } from './script.ts';
import { sentenceOf } from './sentenceOf.ts';

/** A change on a stage. */
export interface StageNews {
  /** An event that did not come from a step. */
  readonly event?: AnyEventObject;
  /** Error thrown outside a step. */
  readonly thrown?: unknown;
}

/** Runs a machine for a recording. The same steps must lead to the same state. */
export interface Stage {
  /** Restarts the machine. */
  restart(): Promise<void>;
  /** Runs a step. Rejects with an explanation if it is impossible. */
  runStep(step: ScriptStep): Promise<void>;
  /** Resolves once the machine can take the next step of a script; by default at once. */
  rest?(): Promise<void>;
  /** True for an event that the machine accepts now. */
  takes(event: AnyEventObject): boolean;
  /** The machine's snapshot; null before it runs. */
  snapshot(): AnyMachineSnapshot | null;
  /** State and context as text, to compare before and after an event. */
  standing(): string;
  /** Calls back on each change. */
  subscribe(listener: (news: StageNews) => void): () => void;
}

/**
 * A step that had no effect, as data for a text, by its `kind`.
 * - `unchanged`: an event of `eventType` left state and context as they were.
 * - `notTaken`: the machine does not accept the event of step number `step`, counted from 1.
 */
export type Remark =
  | { readonly kind: 'unchanged'; readonly eventType: string }
  | { readonly kind: 'notTaken'; readonly step: number; readonly eventType: string };

/** A recording at one moment. */
export interface RecordingView {
  /** Every step, including undone ones. */
  readonly script: Script;
  /** State of the machine at the beginning and after each step that has run. */
  readonly values: readonly (StateValue | null)[];
  /** Context of the machine at the beginning and after each step that has run. */
  readonly contexts: readonly unknown[];
  /** Snapshot of the machine at the beginning; null while it is unknown. */
  readonly start: AnyMachineSnapshot | null;
  /** Number of steps that have run. */
  readonly position: number;
  /** True while a step runs. */
  readonly isBusy: boolean;
  /** Message of the latest error; null without one. */
  readonly problem: string | null;
  /** The latest step without an effect; null without one. */
  readonly remark: Remark | null;
  /** The latest `event`, and the machine's snapshot `before` it; null if the last step was none. */
  readonly latest: { readonly event: AnyEventObject; readonly before: AnyMachineSnapshot } | null;
}

/**
 * Records the steps of a stage: those that `runStep` runs, and events that are sent to the stage
 * directly. To go back, it restarts the stage and runs the earlier steps again.
 */
export class Recording {
  readonly #stage: Stage;
  readonly #listeners = new Set<() => void>();
  #work: Promise<void> | null = null;
  #view: RecordingView = {
    script: [],
    values: [],
    contexts: [],
    start: null,
    position: 0,
    isBusy: true,
    problem: null,
    remark: null,
    latest: null,
  };
  #seen: AnyMachineSnapshot | null = null;

  /** Records the steps and events of a stage from now on. */
  constructor(stage: Stage) {
    this.#stage = stage;
    stage.subscribe(({ event, thrown }) => {
      if (thrown !== undefined) this.#set({ problem: sentenceOf(thrown) });
      else if (event === undefined) this.#set({});
      else {
        this.#set({ latest: latestOf(event, this.#seen) });
        this.#add({ event: plain(event) });
      }
    });
  }

  /** The current view; a new object after each change. */
  readonly view = (): RecordingView => this.#view;

  /** Calls back after each change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Runs a step and records it. Drops the later steps, which going back has undone. */
  async runStep(step: ScriptStep): Promise<void> {
    await this.#busily(async () => {
      const [standing, before] = [this.#stage.standing(), this.#stage.snapshot()];
      await this.#stage.runStep(step);
      // Not earlier: until the machine has taken the event, it seems to refuse it.
      if ('event' in step) this.#set({ latest: latestOf(step.event, before) });
      this.#add(step);
      if ('event' in step && this.#stage.standing() === standing) {
        this.#set({ remark: { kind: 'unchanged', eventType: step.event.type } });
      }
    });
  }

  /** Restarts the machine and runs the first `until` steps of a script, by default all. */
  async run(script: Script, until = script.length): Promise<void> {
    await this.#busily(async () => {
      const isSame = script === this.#view.script;
      const { values, contexts } = this.#view;
      this.#set({ script, position: 0, ...(isSame ? { values, contexts } : noStates) });
      await this.#stage.restart();
      this.#set({ position: 0, start: this.#stage.snapshot() });
      for (const [index, step] of script.slice(0, until).entries()) {
        if (index > 0) await this.#stage.rest?.();
        if ('event' in step && !this.#stage.takes(step.event)) {
          this.#set({ remark: { kind: 'notTaken', step: index + 1, eventType: step.event.type } });
        }
        try {
          await this.#stage.runStep(step);
        } catch (error) {
          throw new Error(`${index + 1}: ${sentenceOf(error)}`, { cause: error });
        }
        this.#set({ position: index + 1 });
      }
    });
  }

  /**
   * Takes over a machine that runs already and has taken the steps of a script. `values` are the
   * states at the beginning and after each step, as far as they are known.
   */
  join(script: Script, values: readonly (StateValue | null)[] = []): void {
    const start = script.length === 0 ? this.#stage.snapshot() : null;
    this.#set({ script, values, start, position: script.length, isBusy: false });
  }

  /** Names the step after which `position` steps have run; an empty name removes it. */
  rename(position: number, name: string): void {
    const { script } = this.#view;
    this.#set({
      script: script.map((step, index) => (index + 1 === position ? named(step, name) : step)),
    });
  }

  /** Goes to the moment after `position` steps, back or forward. */
  goTo(position: number): Promise<void> {
    return this.run(this.#view.script, position);
  }

  #add(step: ScriptStep): void {
    const { script, position } = this.#view;
    this.#set({ script: [...script.slice(0, position), step], position: position + 1 });
  }

  /** Does a work once the one before has ended: a step during a restart would be lost. */
  async #busily(work: () => Promise<void>): Promise<void> {
    const before = this.#work;
    const own = (async () => {
      if (before !== null) await before;
      this.#set({ isBusy: true, problem: null, remark: null, latest: null });
      try {
        await work();
      } catch (error) {
        this.#set({ problem: sentenceOf(error) });
      }
      this.#set({ isBusy: false });
    })();
    this.#work = own;
    await own;
    if (this.#work === own) this.#work = null;
  }

  #set(change: Partial<RecordingView>): void {
    this.#view = { ...this.#view, ...change };
    const { isBusy, position, values, contexts } = this.#view;
    // While a step runs, `position` does not count it yet, so the state is not stored at that
    // position.
    if (!isBusy || change.position !== undefined) {
      const { value = null, context = null } = this.#stage.snapshot() ?? {};
      this.#view = {
        ...this.#view,
        values: withValue(values, position, value),
        contexts: withValue(contexts, position, context),
      };
    }
    this.#seen = this.#stage.snapshot();
    for (const listener of this.#listeners) listener();
  }
}

function latestOf(
  event: AnyEventObject,
  before: AnyMachineSnapshot | null,
): RecordingView['latest'] {
  return before === null ? null : { event, before };
}

function named({ name: _name, ...step }: ScriptStep, name: string): ScriptStep {
  return name === '' ? step : { ...step, name };
}

const noStates = { values: [], contexts: [] };

/** A list with a value at `index`; null stands for unknown values before it. */
function withValue<Value>(values: readonly Value[], index: number, value: Value): (Value | null)[] {
  const before = Array.from({ length: index }, (_value, at) => values[at] ?? null);
  return [...before, value, ...values.slice(index + 1)];
}

/** The event as plain data, without objects that JSON cannot hold, such as a `File`. */
function plain(event: AnyEventObject): AnyEventObject {
  return JSON.parse(JSON.stringify(event));
}
