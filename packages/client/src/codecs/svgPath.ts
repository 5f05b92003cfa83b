import type { Field } from './codec.ts';

/** Number of arguments per SVG path command. */
const arity: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const allowed = /^[MLHVCSQTAZ0-9eE.,+\-\s]+$/i;
const command = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi;
const numbers = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

/** Longest accepted path in characters; no chart needs more. */
const maxLength = 200_000;

/** Valid SVG path data; null for anything else, so that the line is drawn from the candles. */
export const svgPath: Field<string | null> = { decode: toPath };

function toPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  const path = value.trim();
  if (!/^M/i.test(path) || !allowed.test(path)) return null;
  for (const [, letter = '', argumentText = ''] of path.matchAll(command)) {
    const argumentCount = argumentText.match(numbers)?.length ?? 0;
    const leftOver = argumentText.replace(numbers, '').replace(/[\s,]/g, '');
    if (leftOver !== '' || !fits(argumentCount, arity[letter.toUpperCase()] ?? 0)) return null;
  }
  return path;
}

function fits(argumentCount: number, takes: number): boolean {
  return takes === 0 ? argumentCount === 0 : argumentCount > 0 && argumentCount % takes === 0;
}
