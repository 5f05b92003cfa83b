import { sentenceOf } from '../run/sentenceOf.ts';
import type { ActorStage } from './ActorStage.ts';
import { type AppMessage, reportOf, type StepperMessage } from './messages.ts';

/** The side of an app whose actors a stepper in another window shows. */
export class ActorHost {
  readonly #stages = new Set<ActorStage>();
  readonly #post: (message: AppMessage) => void;

  /** @param post sends a message to the stepper */
  constructor(post: (message: AppMessage) => void) {
    this.#post = post;
  }

  /** Reports on a stage from now on. */
  share(stage: ActorStage): void {
    this.#stages.add(stage);
    stage.subscribe(() => this.#report(stage));
    this.#report(stage);
  }

  /** Reads a message of the stepper. */
  async hear(message: StepperMessage): Promise<void> {
    if (message.kind === 'ask') {
      for (const stage of this.#stages) this.#report(stage);
      return;
    }
    const { id } = message;
    try {
      const stage = [...this.#stages].find(({ actor }) => actor.sessionId === message.actor);
      if (stage === undefined) throw new Error('The app does not run this machine.');
      await (message.kind === 'step' ? stage.runStep(message.step) : stage.restart());
      this.#post({ kind: 'stepped', id, problem: null });
    } catch (error) {
      this.#post({ kind: 'stepped', id, problem: sentenceOf(error) });
    }
  }

  #report(stage: ActorStage): void {
    this.#post({ kind: 'report', report: reportOf(stage) });
  }
}
