import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Manifest } from './manifest.ts';
import { reasonOf, refused } from './refused.ts';

/** What keeps the data in the folder: Postgres in this process, or a Postgres server of Corro's own. */
export type Engine = 'pglite' | 'postgres';

const stateSchema = z.object({
  format: z.literal(1),
  engine: z.enum(['pglite', 'postgres']),
  /**
   * `creating` until the tables are there: until then nothing can be lost. `open` while a process
   * uses it, and after it was killed. `closed` after a clean stop, with every file in `files`.
   */
  phase: z.enum(['creating', 'open', 'closed']),
  migrations: z.array(z.string()),
  files: z.record(z.string(), z.tuple([z.number(), z.number().nullable()])),
});

/** What Corro knows of the database in a data folder without opening it. */
export interface FolderState {
  readonly format: 1;
  readonly engine: Engine;
  readonly phase: 'creating' | 'open' | 'closed';
  /** The migrations that have run. */
  readonly migrations: readonly string[];
  /** `open`: the sizes when it was opened; `closed`: sizes and checksums. */
  readonly files: Manifest;
}

/** Its file, beside the database. */
export const stateFile = 'database.json';

/** Reads it; null where no Corro has written one. Throws DataFolderRefused when it cannot be read. */
export function readState(folder: string): FolderState | null {
  let text: string;
  try {
    text = readFileSync(join(folder, stateFile), 'utf8');
  } catch (error) {
    if (Object(error).code === 'ENOENT') return null;
    throw refused(folder, `${stateFile} in it cannot be read (${reasonOf(error)})`, {
      cause: error,
    });
  }
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw refused(folder, `${stateFile} in it is damaged, or written by another program`, {
      cause,
    });
  }
}

/** Replaces it as a whole, on the disk before this returns: a power cut leaves the old one or the new. */
export function writeState(folder: string, state: FolderState): void {
  place(folder, state, renameSync);
}

/** Writes the first one, unless another process has just done so. */
export function writeFirstState(folder: string, engine: Engine): void {
  const first: FolderState = { format: 1, engine, phase: 'creating', migrations: [], files: {} };
  place(folder, first, (from, to) => {
    try {
      linkSync(from, to);
    } catch (error) {
      if (Object(error).code !== 'EEXIST') throw error;
    }
  });
}

function place(folder: string, state: FolderState, into: (from: string, to: string) => void): void {
  const path = join(folder, stateFile);
  const next = `${path}.${randomUUID()}`;
  try {
    const file = openSync(next, 'wx', 0o600);
    try {
      // Not writeSync: it may write a part and say nothing.
      writeFileSync(file, JSON.stringify(state));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    into(next, path);
    syncFolder(dirname(path));
  } finally {
    rmSync(next, { force: true });
  }
}

function syncFolder(folder: string): void {
  // Windows opens no folder as a file, and needs no such call.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
