import { userEvent, within } from 'storybook/test';
import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { Stage } from '../../screens/Stage.ts';
import { surroundingsOf } from '../../screens/surroundings.ts';
import type { Exhibit } from '../walk/Exhibit.ts';
import { carryOut, type Running, type ScriptStep } from '../walk/script.ts';
import { openExhibit } from '../walk/walk.ts';
import { sentenceOf } from './sentenceOf.ts';

declare global {
  interface Window {
    /** The live screen of this page, for the bench that frames it. */
    live?: Live;
  }
}

interface LiveParts {
  readonly exhibit: Exhibit;
  readonly globals: Parameters<typeof surroundingsOf>[0];
  /** Renders the app of a stage in place of the one before. */
  readonly show: (stage: Stage) => void;
  readonly canvasElement: () => HTMLElement;
}

/** What the bench is told whenever something moves. */
export interface News {
  /** An event that came from the screen. */
  readonly event?: AnyEventObject;
  /** What the screen threw. */
  readonly thrown?: unknown;
}

type Listener = (news: News) => void;

/** An exhibit that runs, and the strings that the bench pulls. */
export class Live {
  readonly #parts: LiveParts;
  readonly #listeners = new Set<Listener>();
  #running: Running | null = null;
  #isPulling = false;

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  /** Begins anew: another app on the same scene. Resolves once its machine runs. */
  async restart(): Promise<void> {
    const { exhibit, globals, show, canvasElement } = this.#parts;
    this.close();
    const stage = await Stage.open(exhibit.scene, await surroundingsOf(globals));
    stage.enter();
    show(stage);
    const element = canvasElement();
    const running = await openExhibit(exhibit, {
      canvasElement: element,
      canvas: within(element),
      userEvent: userEvent.setup(),
      loaded: { stage },
    });
    this.#running = running;
    stage.machines.subscribe((happening) => {
      if (happening !== null && happening.actor !== this.#actor) return;
      const isFromScreen = happening !== null && !this.#isPulling;
      const isTold = isFromScreen && exhibit.told.includes(happening.event.type);
      this.#tell(isFromScreen && !isTold ? { event: happening.event } : {});
    });
    stage.upstream.onHeld(() => this.#tell({}));
    this.#tell({});
  }

  /** Carries out a step of the bench's. Rejects with a sentence where it cannot be. */
  async carryOut(step: ScriptStep): Promise<void> {
    const [running, actor] = [this.#running, this.#actor];
    if (running === null || actor === null) throw new Error('The screen is not open yet.');
    this.#isPulling = true;
    try {
      await carryOut(step, { ...running, actor });
    } finally {
      this.#isPulling = false;
      this.#tell({});
    }
  }

  /** Where the machine stands; null before it runs. */
  snapshot(): AnyMachineSnapshot | null {
    return this.#actor?.getSnapshot() ?? null;
  }

  /** Whether the machine would take an event where it stands. */
  takes(event: AnyEventObject): boolean {
    const snapshot = this.snapshot();
    return this.end() === null && snapshot?.status === 'active' && snapshot.can(event);
  }

  /** Why the machine takes nothing any more, in a sentence; null while it runs, and at an end of its own. */
  end(): string | null {
    const snapshot = this.snapshot();
    const { exhibit, stage } = this.#running ?? {};
    const isLeft = stage?.machines.running(exhibit?.machine.id ?? '') === null;
    if (isLeft && snapshot?.status === 'active') {
      return 'The screen was left, and its machine with it. Start over, or go back.';
    }
    if (snapshot?.status !== 'error') return null;
    return `The machine broke: ${sentenceOf(snapshot.error)}`;
  }

  /** All that an event can change in the machine, to be compared. */
  standing(): string {
    const { value, context } = this.snapshot() ?? {};
    return JSON.stringify([value, context]);
  }

  /** Hears of what the screen threw. */
  hear(thrown: unknown): void {
    this.#tell({ thrown });
  }

  /** The routes of the machine's calls that wait for an answer. */
  waiting(): string[] {
    const held = this.#running?.stage.upstream.held() ?? [];
    return [...new Set(held.map(({ route }) => route))];
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#running?.stage.leave();
    this.#running = null;
  }

  /** A screen that is opened again runs another one. */
  get #actor(): AnyActor | null {
    const { exhibit, stage, actor } = this.#running ?? {};
    return stage?.machines.running(exhibit?.machine.id ?? '') ?? actor ?? null;
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}
