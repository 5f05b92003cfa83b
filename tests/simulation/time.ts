import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

const turn = setImmediate;

/**
 * Time that passes only when nothing is left to do: timers and clocks stand still while the database
 * works, and then jump to the next timer. So a run depends on its seed and not on the machine.
 */
export interface VirtualTime {
  now(): number;
  /** Lets so much time pass, timer by timer. */
  pass(milliseconds: number): Promise<void>;
  /** Gives the real time back. */
  end(): void;
}

export function startVirtualTime(start: number): VirtualTime {
  const statements = watchStatements();
  vi.useFakeTimers({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });

  /** Nothing is asked of the database, nor has become so by what it answered last. */
  async function settled(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise<void>((resolve) => turn(() => resolve()));
      if (statements.underWay() > 0) quiet = -1;
    }
  }

  return {
    now: () => Date.now(),
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
    end() {
      vi.useRealTimers();
      statements.end();
    },
  };
}

/** Counts what the embedded database is working on: each message to its thread has one answer. */
function watchStatements(): { underWay: () => number; end: () => void } {
  const known = new WeakSet<Worker>();
  let count = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with the worker that it is called on
  const { postMessage } = Worker.prototype;
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function watched(
    this: Worker,
    ...message
  ) {
    if (!known.has(this)) {
      known.add(this);
      this.on('message', () => {
        count -= 1;
      });
    }
    count += 1;
    Reflect.apply(postMessage, this, message);
  });
  return { underWay: () => count, end: () => spy.mockRestore() };
}
