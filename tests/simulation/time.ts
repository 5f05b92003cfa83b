import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

const turn = setImmediate;

/**
 * Time that stands still while the database works, and then jumps to the next timer. A run
 * therefore depends only on its seed and not on the speed of the machine.
 */
export interface VirtualTime {
  /** Lets time pass, from timer to timer. */
  advance(milliseconds: number): Promise<void>;
  /** Restores the real time. */
  end(): void;
}

export function startVirtualTime(start: number): VirtualTime {
  vi.useFakeTimers({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });

  return {
    async advance(milliseconds) {
      const until = Date.now() + milliseconds;
      // Sets a timer at the end, because the clock only jumps to timers.
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

/**
 * Waits until the database is idle, and is still idle after the code has handled the database's
 * last answer.
 */
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

/** Counts the statements without an answer. The thread of an embedded database answers each message. */
export function watchStatements(): void {
  const known = new WeakSet<Worker>();
  // oxlint-disable-next-line typescript/unbound-method -- the mock passes the original `this` on
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
