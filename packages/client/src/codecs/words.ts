import type { Field } from './codec.ts';

/** One of a few words, or null for anything else. */
export function optionalOneOf<const Word extends string>(
  ...words: readonly Word[]
): Field<Word | null> {
  return {
    decode(value) {
      const said = typeof value === 'string' ? value.trim().toLowerCase() : value;
      return words.find((one) => one.toLowerCase() === said) ?? null;
    },
  };
}
