/** Reproducible random numbers (mulberry32). */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
  /** Returns an integer between two bounds, both included. */
  between(least: number, most: number): number;
  pick<One>(choices: readonly [One, ...One[]]): One;
}

export function randomFrom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
  };
}
