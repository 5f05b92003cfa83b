/**
 * Mixes two integers into an unsigned 32-bit number (multiply and xor-shift, as in MurmurHash3); the
 * same on every machine.
 */
export function hash(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ Math.imul(index, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Hashes a text to a seed (FNV-1a). */
export function hashText(text: string): number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  return hash(seed, text.length);
}

/** Random fraction in [0, 1), independent for each index of a seed. */
export function unit(seed: number, index: number): number {
  return hash(seed, index) / 2 ** 32;
}

/** Smooth noise in [-1, 1] with an independent value at each whole x. */
function valueNoise(seed: number, x: number): number {
  const cell = Math.floor(x);
  const within = x - cell;
  const ease = within * within * (3 - 2 * within);
  const left = unit(seed, cell);
  return 2 * (left + (unit(seed, cell + 1) - left) * ease) - 1;
}

const octaves = 12;
/** Measured standard deviation of the daily change of `sum` in `walk`, before scaling. */
const stepDeviation = 1.1;

/**
 * A curve over days that moves like a random walk, by about one unit a day. Each value is computed
 * without earlier ones, as a sum of octaves of noise. Each octave is half as fast as the octave
 * before and √2 times as strong.
 */
export function walk(seed: number, day: number): number {
  let sum = 0;
  for (let octave = 0; octave < octaves; octave++) {
    sum += Math.SQRT2 ** octave * valueNoise(hash(seed, octave), day / 2 ** octave);
  }
  return sum / stepDeviation;
}
