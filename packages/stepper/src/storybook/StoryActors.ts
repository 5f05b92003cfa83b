import type { AnyActor } from 'xstate';
import type { StepperLocale } from '../model/sentences.ts';
import { ActorStage } from '../remote/ActorStage.ts';
import type { StepperParameters } from './parameters.ts';

/** A machine of a story. */
export interface StoryMachine {
  /** Unique in the page. */
  readonly id: number;
  readonly stage: ActorStage;
}

/** A story as it is rendered. */
export interface StoryRender {
  readonly id: string;
  readonly parameters: StepperParameters;
  readonly locale: StepperLocale;
  /** Globals of the toolbar, as in Storybook's addresses. */
  readonly globals: string;
}

/** Time in milliseconds in which a story must start its machine again. */
const patience = 3000;

/** The actors of the story that a preview shows. */
export class StoryActors {
  readonly #remount: (storyId: string) => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #story: StoryRender | null = null;
  #machines: readonly StoryMachine[] = [];
  /** The stages whose actors belong to the current render of the story. */
  #fresh = new WeakSet<ActorStage>();
  #count = 0;
  #isReady = false;
  #isRestarting = false;

  /** @param remount renders a story anew, and resolves once it is finished */
  constructor(remount: (storyId: string) => Promise<void>) {
    this.#remount = remount;
  }

  /**
   * The story; null until it has rendered and its `play` has ended. While a stage starts it over, it
   * stays: otherwise the stepper would lose the stage in the middle of a run, and begin the run anew.
   */
  get story(): StoryRender | null {
    return this.#isReady || this.#isRestarting ? this.#story : null;
  }

  /** The machines that the story has started, the newest first. */
  get machines(): readonly StoryMachine[] {
    return this.#machines;
  }

  /** Calls back on each change. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Call before a story loads. */
  enter(story: StoryRender): void {
    if (story.id !== this.#story?.id) {
      this.#machines = [];
      this.#isRestarting = false;
    }
    this.#fresh = new WeakSet();
    this.#isReady = false;
    this.#story = story;
    this.#tell();
  }

  /** Call after a story's `play`. What its machines have done so far is the beginning of their runs. */
  finish(): void {
    this.#isReady = true;
    for (const { stage } of this.#machines) stage.begin();
    this.#tell();
  }

  /** Call before an actor starts. */
  add(actor: AnyActor): void {
    const known = this.#machines.find(({ stage }) => this.#continues(stage, actor));
    if (known?.stage.actor === actor && known.stage.end() === null) return;
    const stage = known?.stage ?? this.#open(actor);
    this.#fresh.add(stage);
    if (known !== undefined) stage.attach(actor);
    this.#tell();
  }

  /** Reports an error that the page has thrown. */
  hear(thrown: unknown): void {
    for (const { stage } of this.#machines) stage.hear(thrown);
  }

  #open(actor: AnyActor): ActorStage {
    const stage: ActorStage = new ActorStage(actor, { restart: () => this.#restart(stage) });
    this.#count += 1;
    this.#machines = [{ id: this.#count, stage }, ...this.#machines];
    return stage;
  }

  /** Tells whether an actor takes the place of a stage's actor, which an earlier render has run. */
  #continues(stage: ActorStage, actor: AnyActor): boolean {
    if (stage.actor === actor) return true;
    const isOver = stage.end() !== null || !this.#fresh.has(stage);
    return isOver && stage.machine.id === actor.logic.id;
  }

  async #restart(stage: ActorStage): Promise<void> {
    if (this.#story === null) return;
    this.#isRestarting = true;
    try {
      await this.#remount(this.#story.id);
      const end = performance.now() + patience;
      while (!this.#fresh.has(stage)) {
        if (performance.now() > end) throw new Error('The story does not start with this machine.');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    } finally {
      this.#isRestarting = false;
      this.#tell();
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

declare global {
  interface Window {
    /** The actors of the story that this page shows, for the panel. */
    corroStepper?: StoryActors;
  }
}
