import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reasonOf, folderRefusal } from './dataFolderRefused.ts';

const stateSchema = z.object({
  format: z.literal(1),
  /** Older versions also wrote `postgres`. */
  engine: z.enum(['pglite', 'postgres']),
  /**
   * `creating` means that the tables do not exist yet, so nothing can be lost. `open` means that
   * the folder is in use, or that the process was killed. `closed` means that the process stopped
   * cleanly.
   */
  phase: z.enum(['creating', 'open', 'closed']),
  migrations: z.array(z.string()).readonly(),
  /** Size in bytes and checksum of each file when `closed`. */
  files: z.record(z.string(), z.tuple([z.number(), z.number().nullable()])),
});

/** State of a data folder, known without opening its database. */
export type FolderState = Readonly<z.output<typeof stateSchema>>;

export const stateFile = 'database.json';

/** Reads the state; null without one. Throws DataFolderRefused when it cannot be read. */
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
    throw folderRefusal(folder, `${stateFile} in it ${why}`, { cause });
  }
}

/** Replaces the file atomically: after a kill, either the old or the new file exists. */
export function writeState(folder: string, state: FolderState): void {
  const next = join(folder, `${stateFile}.next`);
  try {
    writeFileSync(next, JSON.stringify(state), { mode: 0o600, flush: true });
    renameSync(next, join(folder, stateFile));
  } finally {
    rmSync(next, { force: true });
  }
}
