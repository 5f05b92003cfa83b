import { hash } from 'node:crypto';

const names = new Map<string, string>();

/** So many statements have a name at most: the database keeps a plan of each for each connection. */
const most = 50;

/**
 * Marks a statement, always written the same, to be prepared: a connection that keeps what is prepared on it plans it
 * once. Its name follows from its text, so that no other process means another statement by it.
 */
export function prepare(text: string): string {
  if (names.size < most && !names.has(text)) names.set(text, `corro_${hash('sha1', text)}`);
  return text;
}

/** The name of a statement that is prepared; undefined for any other. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}
