import type { ReadOut } from './options.ts';

/** Between two updates by ticks, ms: faster is not readable, and text costs more than a candle. */
const tickPause = 500;

/**
 * What the read-out shows, for `useSyncExternalStore`: the same object until it changes. Null: the newest
 * of the candles that were given.
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

  /** At once: the crosshair moved, or other candles came. */
  set(next: ReadOut | null): void {
    this.stop();
    if (same(this.#current, next)) return;
    this.#current = next;
    for (const listener of this.#listeners) listener();
  }

  /** Soon: a price ticked. The last of several wins. */
  setSoon(next: ReadOut | null): void {
    this.#pending = next;
    this.#timer ??= setTimeout(() => this.set(this.#pending), tickPause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

function same(a: ReadOut | null, b: ReadOut | null): boolean {
  if (a === null || b === null) return a === b;
  const [x, y] = [a.candle, b.candle];
  return (
    a.index === b.index &&
    a.focused === b.focused &&
    x.time === y.time &&
    Object.is(x.open, y.open) &&
    Object.is(x.high, y.high) &&
    Object.is(x.low, y.low) &&
    Object.is(x.close, y.close) &&
    x.volume === y.volume
  );
}
