/** Source of time, injected for tests. */
export type Clock = {
  /** Returns epoch milliseconds. */
  now(): number;
  /** Calls `callback` once after `delayMs`; returns the timer for `clearTimeout`. */
  setTimeout(callback: () => void, delayMs: number): number;
  /** Cancels a timer; does nothing once it has fired. */
  clearTimeout(timer: number): void;
};

/** The system clock. Only the entry point of an app uses it; everything else receives a clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  // In Node `setTimeout` returns an object, which converts to a number that clears the same timer.
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion
  setTimeout: (callback, delayMs) => Number(globalThis.setTimeout(callback, delayMs)),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
};
