import type { Status } from '@corro/domain';
import type { Field } from './codec.ts';

/** Upstream codes by status word. */
export type StatusCodes<Word extends string> = Readonly<Partial<Record<Word, string | number>>>;

/**
 * Decodes a status code. An unknown code becomes `{ unknown: code }`; `missing` is the status of
 * a row without a code.
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

/** One of the `words`; null for anything else. */
export function optionalOneOf<const Word extends string>(
  ...words: readonly Word[]
): Field<Word | null> {
  return {
    decode(value) {
      const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
      return words.find((candidate) => candidate.toLowerCase() === word) ?? null;
    },
  };
}
