import { execFile } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('createClusterProcess.ts', import.meta.url));

/** Name before the random part of a folder in which a cluster is being created. */
export const draftPrefix = 'postgres-';

/**
 * Creates an empty database in an empty folder. A child process runs `initdb`, because it takes a
 * gigabyte of memory. The child may outlive this process. So it writes to a draft folder, which
 * becomes the database only when it is complete.
 */
export async function createCluster(database: string): Promise<void> {
  const draft = mkdtempSync(`${database}-`);
  try {
    await promisify(execFile)(process.execPath, [program, draft]);
    rmSync(database, { recursive: true, force: true });
    renameSync(draft, database);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
