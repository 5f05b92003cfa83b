import { inject } from 'vitest';
import { createDatabase } from './postgres.ts';

// One Postgres for all files (globalSetup.ts). A file that stops or stalls its server starts one itself.

/** Makes an empty database and answers its URL. */
export async function newDatabase(name: string): Promise<string> {
  return inject('nodes')?.[0] ?? createDatabase(inject('postgres'), name);
}

/** The URLs of a database for processes side by side: of each node of a cluster, else the same one. */
export function nodes(databaseUrl: string): readonly string[] {
  return inject('nodes') ?? [databaseUrl, databaseUrl, databaseUrl];
}
