const shift = 4;
const base = 1 << shift;

/** Lowest and highest of a range; `low > high` says that nothing in the range is a number. */
export interface Extent {
  low: number;
  high: number;
}

/**
 * Lowest and highest over any range in a few dozen steps, however long the series: each level
 * keeps the extremes of 16 entries of the level below. What is not a number is passed over.
 */
export class Pyramid {
  readonly #lows: Float64Array[];
  readonly #highs: Float64Array[];

  /** Reads the columns, and goes on reading them: after a write, call `update`. */
  constructor(low: Float64Array, high: Float64Array) {
    this.#lows = [low];
    this.#highs = [high];
    for (let size = low.length; size > base;) {
      size = Math.ceil(size / base);
      this.#lows.push(new Float64Array(size));
      this.#highs.push(new Float64Array(size));
      const level = this.#lows.length - 1;
      for (let block = 0; block < size; block++) this.#summarise(level, block);
    }
  }

  /** Takes note of a change of the entry at `index`. */
  update(index: number): void {
    for (let level = 1; level < this.#lows.length; level++) {
      this.#summarise(level, index >> (shift * level));
    }
  }

  /** The extent of entries `from` (in) to `to` (out), written into `into`. */
  range(from: number, to: number, into: Extent): void {
    let low = Infinity;
    let high = -Infinity;
    const top = this.#lows.length - 1;
    for (let level = 0; from < to; level++) {
      const lows = this.#lows[level]!;
      const highs = this.#highs[level]!;
      while (from < to && (level === top || from % base !== 0)) {
        if (lows[from]! < low) low = lows[from]!;
        if (highs[from]! > high) high = highs[from]!;
        from++;
      }
      while (from < to && to % base !== 0) {
        to--;
        if (lows[to]! < low) low = lows[to]!;
        if (highs[to]! > high) high = highs[to]!;
      }
      from >>= shift;
      to >>= shift;
    }
    into.low = low;
    into.high = high;
  }

  #summarise(level: number, block: number): void {
    const lows = this.#lows[level - 1]!;
    const highs = this.#highs[level - 1]!;
    let low = Infinity;
    let high = -Infinity;
    const end = Math.min(lows.length, (block + 1) << shift);
    for (let i = block << shift; i < end; i++) {
      if (lows[i]! < low) low = lows[i]!;
      if (highs[i]! > high) high = highs[i]!;
    }
    this.#lows[level]![block] = low;
    this.#highs[level]![block] = high;
  }
}
