import type { AnyEventObject } from 'xstate';
import type { Script, ScriptStep } from '../runner/script.ts';
import type { Live } from './Live.ts';
import { sentenceOf } from './sentenceOf.ts';

export interface RecordingView {
  /** Every step, including undone ones. */
  readonly script: Script;
  /** How many of them have run. */
  readonly position: number;
  readonly isBusy: boolean;
  /** A sentence about an error. */
  readonly problem: string | null;
  /** A sentence about a step without effect, which is no error. */
  readonly note: string | null;
}

/**
 * The steps on a live screen, caused by the stepper or on the screen itself. Going back starts over
 * and runs all steps but the last: the clock is fake and the upstream is scripted, so the same
 * steps lead to the same state.
 */
export class Recording {
  readonly #live: Live;
  readonly #listeners = new Set<() => void>();
  #view: RecordingView = { script: [], position: 0, isBusy: true, problem: null, note: null };

  constructor(live: Live) {
    this.#live = live;
    live.subscribe(({ event, thrown }) => {
      if (thrown !== undefined) this.#set({ problem: `The screen broke: ${sentenceOf(thrown)}` });
      else if (event === undefined) this.#set({});
      else this.#add({ event: plain(event) });
    });
  }

  readonly view = (): RecordingView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Runs a step and records it; undone steps are dropped. */
  async runStep(step: ScriptStep): Promise<void> {
    await this.#busily(async () => {
      const before = this.#live.standing();
      await this.#live.runStep(step);
      this.#add(step);
      if ('event' in step && this.#live.standing() === before) {
        this.#set({ note: `${step.event.type} changed nothing in the machine.` });
      }
    });
  }

  /** Starts over and runs the first `until` steps of a script, by default all. */
  async run(script: Script, until = script.length): Promise<void> {
    await this.#busily(async () => {
      this.#set({ script, position: 0 });
      await this.#live.restart();
      for (const [index, step] of script.slice(0, until).entries()) {
        if ('event' in step && !this.#live.takes(step.event)) {
          const note = `Step ${index + 1}: the machine does not take ${step.event.type} there.`;
          this.#set({ note });
        }
        try {
          await this.#live.runStep(step);
        } catch (error) {
          throw new Error(`Step ${index + 1}: ${sentenceOf(error)}`, { cause: error });
        }
        this.#set({ position: index + 1 });
      }
    });
  }

  #add(step: ScriptStep): void {
    const { script, position } = this.#view;
    this.#set({ script: [...script.slice(0, position), step], position: position + 1 });
  }

  async #busily(work: () => Promise<void>): Promise<void> {
    this.#set({ isBusy: true, problem: null, note: null });
    try {
      await work();
    } catch (error) {
      this.#set({ problem: sentenceOf(error) });
    }
    this.#set({ isBusy: false });
  }

  #set(change: Partial<RecordingView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The event as plain data, without objects of the framed page such as a file. */
function plain(event: AnyEventObject): AnyEventObject {
  return JSON.parse(JSON.stringify(event));
}
