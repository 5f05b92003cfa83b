import type { Clock } from '@corro/client';

type Timer = { at: number; callback: () => void };

/** A clock that tests advance. */
export type FakeClock = Clock & {
  /** Advances by `ms` and runs due timers in order, including those they set. */
  advance(ms: number): Promise<void>;
  /** Number of waiting timers. */
  pending(): number;
};

/** 2026-11-20T15:30:00Z, a Friday with the New York exchange open. */
export const fakeNow = 1_795_188_600_000;

/** Creates a clock at `start`, epoch milliseconds. */
export function createFakeClock(start: number = fakeNow): FakeClock {
  let now = start;
  let last = 0;
  const timers = new Map<number, Timer>();

  function due(until: number): [number, Timer] | undefined {
    return [...timers]
      .filter(([, timer]) => timer.at <= until)
      .sort(([, a], [, b]) => a.at - b.at)
      .at(0);
  }

  return {
    now: () => now,
    setTimeout(callback, delayMs) {
      last += 1;
      timers.set(last, { at: now + Math.max(0, delayMs), callback });
      return last;
    },
    clearTimeout(timer) {
      timers.delete(timer);
    },
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (let next = due(until); next !== undefined; next = due(until)) {
        const [id, timer] = next;
        timers.delete(id);
        now = Math.max(now, timer.at);
        timer.callback();
        await settle();
      }
      now = until;
    },
    pending: () => timers.size,
  };
}

/** The real `setTimeout`, because a test may replace the global. */
const realSetTimeout = globalThis.setTimeout;

/** Lets pending promises run, so that they set their timers before the clock advances. */
export function settle(): Promise<void> {
  return new Promise((resolve) => realSetTimeout(resolve, 0));
}
