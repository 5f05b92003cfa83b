/** Mixes two integers into an unsigned 32-bit number; the same on every machine. */
export function hash(seed: number, n: number): number {
  let h = Math.imul(seed ^ Math.imul(n, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x2c1b3c6d);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Hashes a text to a seed (FNV-1a). */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return hash(h, text.length);
}

/** A fraction in [0, 1). */
export function unit(seed: number, n: number): number {
  return hash(seed, n) / 2 ** 32;
}

/** Smooth noise in [-1, 1] with an independent value at each whole x. */
function valueNoise(seed: number, x: number): number {
  const cell = Math.floor(x);
  const t = x - cell;
  const ease = t * t * (3 - 2 * t);
  const left = unit(seed, cell);
  return 2 * (left + (unit(seed, cell + 1) - left) * ease) - 1;
}

const octaves = 12;
/** Standard deviation of one step of the unscaled sum below, measured. */
const stepDeviation = 1.1;

/**
 * A curve over days that moves like a random walk, by about one unit a day. Each value is computed
 * without earlier ones: from octaves of noise, each half as fast and √2 as strong as the one
 * before.
 */
export function walk(seed: number, day: number): number {
  let sum = 0;
  for (let k = 0; k < octaves; k++) {
    sum += Math.SQRT2 ** k * valueNoise(hash(seed, k), day / 2 ** k);
  }
  return sum / stepDeviation;
}
