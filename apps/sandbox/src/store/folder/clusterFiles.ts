import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Postgres that both engines are. */
const postgresMajor = '18';

/** What no Postgres folder is without; an empty one of these has lost its contents. */
const filledFolders = ['base', 'global', 'pg_wal', 'pg_xact'];

/**
 * Why the files of a Postgres cannot be opened, as part of a sentence; null when they look whole.
 * Reads a handful of names and two small files.
 */
export function clusterProblem(cluster: string): string | null {
  const version = contentsOf(join(cluster, 'PG_VERSION'))?.toString().trim();
  if (version === undefined) return 'PG_VERSION is missing in its database';
  if (version !== postgresMajor) {
    const shown = /^\d+(\.\d+)?$/.test(version) ? `Postgres ${version}` : 'an unknown Postgres';
    return `its database is one of ${shown}, and this Corro opens Postgres ${postgresMajor}`;
  }
  const empty = filledFolders.find((name) => namesIn(join(cluster, name)).length === 0);
  if (empty !== undefined) return `${empty} is missing or empty in its database`;
  const control = contentsOf(join(cluster, 'global', 'pg_control'));
  if (control === undefined) return 'global/pg_control is missing in its database';
  if (control.length < 8192 || control.every((byte) => byte === 0)) {
    return 'global/pg_control in its database is damaged';
  }
  return null;
}

/** The names in a folder; none where there is no folder. Throws where there is something else. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (Object(error).code === 'ENOENT') return [];
    throw error;
  }
}

function contentsOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
}
