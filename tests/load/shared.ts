import { inject } from 'vitest';
import { createDatabase } from './postgres.ts';

/** Creates an empty database on the shared Postgres and returns its URL. */
export async function newDatabase(name: string): Promise<string> {
  return createDatabase(inject('postgres'), name);
}
