/** Where time comes from. Injected, so that tests decide what time it is. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `callback` once, `delayMs` from now; answers what `clearTimeout` takes. */
  setTimeout(callback: () => void, delayMs: number): number;
  /** Takes back what `setTimeout` was asked for; nothing happens where it has run. */
  clearTimeout(timer: number): void;
};

/** The clock of the machine. Only the entry of an app takes it; everything else is given one. */
export const systemClock: Clock = {
  now: () => Date.now(),
  // Where the types of Node are about, it answers an object; as a number it does the same.
  // oxlint-disable-next-line typescript/no-unnecessary-type-conversion
  setTimeout: (callback, delayMs) => Number(globalThis.setTimeout(callback, delayMs)),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
};
