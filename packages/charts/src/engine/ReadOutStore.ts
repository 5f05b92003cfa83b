import type { ReadOut } from './options.ts';

/**
 * Milliseconds between updates by ticks. Faster updates are unreadable, and rendering each of them
 * in React would cost more than painting a candle.
 */
const tickPause = 500;

/**
 * The read-out for `useSyncExternalStore`, which needs the same object until the read-out changes.
 * Null means that the newest candle is shown, which the components have in their props.
 */
export class ReadOutStore {
  #current: ReadOut | null = null;
  #pending: ReadOut | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (): ReadOut | null => this.#current;

  /** Updates at once, for a moved crosshair or new candles. */
  set(next: ReadOut | null): void {
    this.stop();
    if (isSame(this.#current, next)) return;
    this.#current = next;
    for (const listener of this.#listeners) listener();
  }

  /**
   * Updates after a pause, for ticks. If it is called several times meanwhile, the last read-out
   * counts.
   */
  setLater(next: ReadOut | null): void {
    this.#pending = next;
    this.#timer ??= setTimeout(() => this.set(this.#pending), tickPause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

function isSame(a: ReadOut | null, b: ReadOut | null): boolean {
  if (a === null || b === null) return a === b;
  const [before, after] = [a.candle, b.candle];
  return (
    a.index === b.index &&
    a.isFocused === b.isFocused &&
    before.time === after.time &&
    Object.is(before.open, after.open) &&
    Object.is(before.high, after.high) &&
    Object.is(before.low, after.low) &&
    Object.is(before.close, after.close) &&
    before.volume === after.volume
  );
}
