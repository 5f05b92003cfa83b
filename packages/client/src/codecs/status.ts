import type { Status } from '@corro/domain';
import type { Field } from './codec.ts';

/** What an upstream calls each status, by the app's word for it. */
export type StatusCodes<Word extends string> = Readonly<Partial<Record<Word, string | number>>>;

/**
 * A status: the app's word for it. A code that is in no table is passed on as unknown, to be shown so
 * and never as a known one; `missing` is the word where there is no code at all.
 */
export function status<Word extends string>(
  codes: StatusCodes<Word>,
  missing?: NoInfer<Word>,
): Required<Field<Status<Word>>> {
  const words = new Map<string, Word>();
  for (const word in codes) words.set(String(codes[word]).toLowerCase(), word);
  if (missing !== undefined) words.set('', missing);
  return {
    decode(value) {
      const code = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return words.get(code.trim().toLowerCase()) ?? { unknown: code };
    },
    encode: (word) => (typeof word === 'string' ? codes[word] : word.unknown),
  };
}

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
