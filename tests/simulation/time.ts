import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

const turn = setImmediate;

/**
 * Time that passes only when nothing is left to do: timers and clocks stand still while the database
 * works, and then jump to the next timer. So a run depends on its seed and not on the machine.
 */
export interface VirtualTime {
  /** Lets so much time pass, timer by timer. */
  pass(milliseconds: number): Promise<void>;
  /** Gives the real time back. */
  end(): void;
}

export function startVirtualTime(start: number): VirtualTime {
  vi.useFakeTimers({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });

  return {
    async pass(milliseconds) {
      const until = Date.now() + milliseconds;
      // Something to jump to where nothing else is due by then.
      setTimeout(() => undefined, milliseconds);
      while (Date.now() < until) {
        await settled();
        vi.advanceTimersToNextTimer();
      }
      await settled();
    },
    end: () => vi.useRealTimers(),
  };
}

const database = { statementsUnderWay: 0, onAnswer: () => {} };

/** Settles when nothing is asked of the database, nor has become so by what it answered last. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    while (database.statementsUnderWay > 0) {
      quiet = 0;
      await new Promise<void>((resolve) => {
        database.onAnswer = resolve;
      });
    }
    await new Promise<void>((resolve) => turn(() => resolve()));
  }
}

/** Counts from now on what embedded databases work on: each message to their thread has one answer. */
export function watchStatements(): void {
  const known = new WeakSet<Worker>();
  // oxlint-disable-next-line typescript/unbound-method -- called with the worker that it is called on
  const { postMessage } = Worker.prototype;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function watched(
    this: Worker,
    ...message
  ) {
    if (!known.has(this)) {
      known.add(this);
      this.on('message', () => {
        database.statementsUnderWay -= 1;
        database.onAnswer();
      });
    }
    database.statementsUnderWay += 1;
    Reflect.apply(postMessage, this, message);
  });
}
