const shift = 4;
const base = 1 << shift;

/** Minimum and maximum of a range; `low > high` if the range contains no number. */
export interface Extent {
  low: number;
  high: number;
}

/**
 * Finds the minimum and maximum of any range in a few dozen steps. An entry of a level caches the
 * minimum and maximum of 16 entries of the level below, computed on first use. NaN is ignored.
 */
export class Pyramid {
  readonly #lows: Float64Array[];
  readonly #highs: Float64Array[];

  /** Does not copy the columns: call `update` after each write to them. */
  constructor(low: Float64Array, high: Float64Array) {
    this.#lows = [low];
    this.#highs = [high];
    for (let size = low.length; size > base;) {
      size = Math.ceil(size / base);
      // NaN means not computed. A block without numbers has Infinity and -Infinity.
      this.#lows.push(new Float64Array(size).fill(NaN));
      this.#highs.push(new Float64Array(size));
    }
  }

  /** Invalidates the blocks that contain the entry at `index`. */
  update(index: number): void {
    for (let level = 1; level < this.#lows.length; level++) {
      this.#lows[level]![index >> (shift * level)] = NaN;
    }
  }

  /** Writes the extent of the entries from `from` up to but not including `to` to `into`. */
  range(from: number, to: number, into: Extent): void {
    into.low = Infinity;
    into.high = -Infinity;
    const top = this.#lows.length - 1;
    for (let level = 0; from < to; level++) {
      // Reads single entries before the first whole block and after the last one; at the top level,
      // all remaining entries.
      const head = level === top ? to : Math.min(to, Math.ceil(from / base) * base);
      const tail = Math.max(head, to - (to % base));
      this.#widen(level, from, head, into);
      this.#widen(level, tail, to, into);
      from = head >> shift;
      to = tail >> shift;
    }
  }

  #summarise(level: number, block: number): void {
    const end = Math.min(this.#lows[level - 1]!.length, (block + 1) << shift);
    const summary: Extent = { low: Infinity, high: -Infinity };
    this.#widen(level - 1, block << shift, end, summary);
    this.#lows[level]![block] = summary.low;
    this.#highs[level]![block] = summary.high;
  }

  #widen(level: number, from: number, to: number, extent: Extent): void {
    const lows = this.#lows[level]!;
    const highs = this.#highs[level]!;
    let { low, high } = extent;
    for (let i = from; i < to; i++) {
      if (level > 0 && Number.isNaN(lows[i]!)) this.#summarise(level, i);
      if (lows[i]! < low) low = lows[i]!;
      if (highs[i]! > high) high = highs[i]!;
    }
    extent.low = low;
    extent.high = high;
  }
}
