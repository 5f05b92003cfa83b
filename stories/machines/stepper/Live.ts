import {
  type EndOfMachine,
  type PendingCall,
  RunLog,
  type ScriptStep,
  sentenceOf,
  type StageNews,
  type StepperStage,
  type Timer,
  timersOf,
  Walked,
} from '@corro/stepper';
import { userEvent, within } from 'storybook/test';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { AppHarness } from '../../harness/AppHarness.ts';
import { surroundingsOf } from '../../harness/surroundings.ts';
import type { MachineScenario } from '../runner/MachineScenario.ts';
import { repliesOf, runStep, type Running } from '../runner/script.ts';
import { retryUntil } from '../runner/retryUntil.ts';
import { stepFor, stepForRecorded } from './samples.ts';
import { openScenario } from '../runner/pathRunner.ts';

declare global {
  interface Window {
    /** The live screen of this page, for the stepper that frames it. */
    live?: Live;
  }
}

interface LiveParts {
  readonly scenario: MachineScenario;
  readonly globals: Parameters<typeof surroundingsOf>[0];
  /** Renders the app of a harness and removes the previous one. */
  readonly show: (harness: AppHarness) => void;
  readonly canvasElement: () => HTMLElement;
}

/** Milliseconds after which the app treats a call without an answer as failed. */
const callTimeout = 10_000;

type Listener = (news: StageNews) => void;

export class Live implements StepperStage {
  /** States and transitions that were visited since the page was opened. */
  readonly walked = new Walked();
  readonly log = new RunLog();
  readonly #parts: LiveParts;
  readonly #listeners = new Set<Listener>();
  #running: Running | null = null;
  #isPulling = false;

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  /** Starts over with a new app on the same scenario. Resolves once its machine runs. */
  async restart(): Promise<void> {
    const { scenario, globals, show, canvasElement } = this.#parts;
    this.close();
    const harness = await AppHarness.open(scenario.app, await surroundingsOf(globals));
    harness.machines.watch(scenario.machine.id, (seen) => {
      this.walked.inspect(seen);
      this.log.inspect(seen);
    });
    harness.enter();
    show(harness);
    const element = canvasElement();
    const running = await openScenario(scenario, {
      canvasElement: element,
      canvas: within(element),
      userEvent: userEvent.setup(),
      loaded: { harness },
    });
    this.#running = running;
    harness.machines.subscribe((happening) => {
      if (happening !== null && happening.actor !== this.#actor) return;
      const isFromScreen = happening !== null && !this.#isPulling;
      const isAutomatic = isFromScreen && scenario.automaticEvents.includes(happening.event.type);
      this.#tell(isFromScreen && !isAutomatic ? { event: happening.event } : {});
    });
    harness.upstream.onHeld(() => this.#tell({}));
    this.#tell({});
  }

  /** Runs a step. Rejects with an explanation if the step is impossible. */
  async runStep(step: ScriptStep): Promise<void> {
    const [running, actor] = [this.#running, this.#actor];
    if (running === null || actor === null) throw new Error('The screen is not open yet.');
    this.#isPulling = true;
    try {
      await runStep(await this.#runnable(step), { ...running, actor });
    } finally {
      this.#isPulling = false;
      this.#tell({});
    }
  }

  /** The machine's snapshot; null before it runs. */
  snapshot(): AnyMachineSnapshot | null {
    return this.#actor?.getSnapshot() ?? null;
  }

  takes(event: AnyEventObject): boolean {
    const snapshot = this.snapshot();
    return this.end() === null && snapshot?.status === 'active' && snapshot.can(event);
  }

  /** Why the machine accepts no events; null while it runs or in a final state. */
  end(): EndOfMachine | null {
    const snapshot = this.snapshot();
    const { scenario, harness } = this.#running ?? {};
    const isLeft = harness?.machines.running(scenario?.machine.id ?? '') === null;
    if (isLeft && snapshot?.status === 'active') {
      return { kind: 'left' };
    }
    if (snapshot?.status !== 'error') return null;
    return { kind: 'broken', why: sentenceOf(snapshot.error) };
  }

  /** State and context as text, to compare before and after an event. */
  standing(): string {
    const { value, context } = this.snapshot() ?? {};
    return JSON.stringify([value, context]);
  }

  hear(thrown: unknown): void {
    this.#tell({ thrown });
  }

  calls(): PendingCall[] {
    const { scenario, harness } = this.#running ?? {};
    const routes = new Set(harness?.upstream.held().map(({ route }) => route));
    return [...routes].map((name) => ({
      name,
      answers: scenario === undefined ? [] : Object.keys(repliesOf(scenario, name)),
      timeout: callTimeout,
    }));
  }

  stepFor(event: AnyEventObject): ScriptStep {
    return stepFor(event, this.#parts.scenario, this.timers(), this.calls());
  }

  /** The delays that the machine waits for. */
  timers(): Timer[] {
    const actor = this.#actor;
    return actor === null ? [] : timersOf(actor, Date.now());
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#running?.harness.leave();
    this.#running = null;
  }

  /** The step itself; for an event that a running app has recorded, the step that causes it here. */
  async #runnable(step: ScriptStep): Promise<ScriptStep> {
    if (!('event' in step) || !step.event.type.startsWith('xstate.')) return step;
    const { scenario } = this.#parts;
    const found = retryUntil(() => {
      const one = stepForRecorded(step.event, scenario, this.timers(), this.calls());
      if (one === null) throw new Error('Neither its call nor its delay waits.');
      return one;
    }, 2_000);
    return found.catch(() => step);
  }

  /** The current actor: a screen that is opened again runs a new one. */
  get #actor(): AnyActor | null {
    const { scenario, harness, actor } = this.#running ?? {};
    return harness?.machines.running(scenario?.machine.id ?? '') ?? actor ?? null;
  }

  #tell(news: StageNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
