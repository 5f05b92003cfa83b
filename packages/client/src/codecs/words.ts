import type { Field } from './codec.ts';
import { badData } from './rows.ts';

/** One of a few words; anything else is broken. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Field<Word> {
  return {
    decode(value, where) {
      const word = words.find((one) => one === value);
      if (word === undefined) throw badData(where, `is none of ${words.join(', ')}`);
      return word;
    },
  };
}

/** One of a few words, or null for anything else. */
export function optionalOneOf<const Word extends string>(
  ...words: readonly Word[]
): Field<Word | null> {
  return { decode: (value) => words.find((one) => one === value) ?? null };
}
