import { DatabaseUnreachable } from './postgres.ts';
import { conflictStates, sqlState } from './retry.ts';

/**
 * Whether the error says for certain that nothing was done: no connection to begin with, or a
 * conflict that outlasted every retry, each of which was undone as a whole.
 */
export function isUntouched(error: unknown): boolean {
  const state = sqlState(error);
  return error instanceof DatabaseUnreachable || (state !== null && conflictStates.has(state));
}
