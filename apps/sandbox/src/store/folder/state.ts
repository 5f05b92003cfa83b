import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reasonOf, refused } from './refused.ts';

const stateSchema = z.object({
  format: z.literal(1),
  /** Older versions had `postgres` as well. */
  engine: z.enum(['pglite', 'postgres']),
  /**
   * `creating` until the tables are there: until then nothing can be lost. `open` while a process
   * uses it, and after it was killed. `closed` after a clean stop.
   */
  phase: z.enum(['creating', 'open', 'closed']),
  /** The migrations that have run. */
  migrations: z.array(z.string()).readonly(),
  /** Size in bytes and checksum of each file when `closed`. */
  files: z.record(z.string(), z.tuple([z.number(), z.number().nullable()])),
});

/** The facts that a start knows without opening the database. */
export type FolderState = Readonly<z.output<typeof stateSchema>>;

/** Its file, beside the database. */
export const stateFile = 'database.json';

/** Reads it; null where no Corro has written one. Throws DataFolderRefused when it cannot be read. */
export function readState(folder: string): FolderState | null {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(join(folder, stateFile), 'utf8')));
  } catch (cause) {
    const code: unknown = Object(cause).code;
    if (code === 'ENOENT') return null;
    const why =
      code === undefined
        ? 'is damaged, or written by another program'
        : `cannot be read (${reasonOf(cause)})`;
    throw refused(folder, `${stateFile} in it ${why}`, { cause });
  }
}

/** Replaces it as a whole: a kill leaves the old one or the new. */
export function writeState(folder: string, state: FolderState): void {
  const next = join(folder, `${stateFile}.next`);
  try {
    writeFileSync(next, JSON.stringify(state), { mode: 0o600, flush: true });
    renameSync(next, join(folder, stateFile));
  } finally {
    rmSync(next, { force: true });
  }
}
