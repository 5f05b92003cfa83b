const shift = 4;
const base = 1 << shift;

/** Lowest and highest of a range; `low > high` says that nothing in the range is a number. */
export interface Extent {
  low: number;
  high: number;
}

/**
 * Lowest and highest over any range in a few dozen steps, however long the series: each level
 * keeps the extremes of 16 entries of the level below, worked out when they are first asked for: only
 * then are the columns read. What is not a number is passed over.
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
      // NaN: not worked out. A block without a number has Infinity and -Infinity.
      this.#lows.push(new Float64Array(size).fill(NaN));
      this.#highs.push(new Float64Array(size));
    }
  }

  /** Takes note of a change of the entry at `index`. */
  update(index: number): void {
    for (let level = 1; level < this.#lows.length; level++) {
      this.#lows[level]![index >> (shift * level)] = NaN;
    }
  }

  /** The extent of entries `from` (in) to `to` (out), written into `into`. */
  range(from: number, to: number, into: Extent): void {
    into.low = Infinity;
    into.high = -Infinity;
    const top = this.#lows.length - 1;
    for (let level = 0; from < to; level++) {
      // Entries before the first whole block and after the last one; at the top, all that are left.
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
