import { userEvent, within } from 'storybook/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { Stage } from '../../screens/Stage.ts';
import { surroundingsOf } from '../../screens/surroundings.ts';
import type { Exhibit } from '../walk/Exhibit.ts';
import { carryOut, type Running, type ScriptStep } from '../walk/script.ts';
import { openExhibit } from '../walk/walk.ts';

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

/** What the bench is told: an event that came from the screen, or (null) that something moved. */
type Listener = (event: AnyEventObject | null) => void;

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
      if (happening !== null && happening.actor !== running.actor) return;
      const isFromScreen = happening !== null && !this.#isPulling;
      const isTold = isFromScreen && exhibit.told.includes(happening.event.type);
      this.#tell(isFromScreen && !isTold ? happening.event : null);
    });
    stage.upstream.onHeld(() => this.#tell(null));
    this.#tell(null);
  }

  /** Carries out a step of the bench's. Rejects with a sentence where it cannot be. */
  async carryOut(step: ScriptStep): Promise<void> {
    const running = this.#running;
    if (running === null) throw new Error('The screen is not open yet.');
    this.#isPulling = true;
    try {
      await carryOut(step, running);
    } finally {
      this.#isPulling = false;
      this.#tell(null);
    }
  }

  /** Where the machine stands; null before it runs. */
  snapshot(): AnyMachineSnapshot | null {
    return this.#running?.actor.getSnapshot() ?? null;
  }

  /** Whether the machine would take an event where it stands. */
  takes(event: AnyEventObject): boolean {
    return this.snapshot()?.can(event) ?? false;
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

  #tell(event: AnyEventObject | null): void {
    for (const listener of this.#listeners) listener(event);
  }
}
