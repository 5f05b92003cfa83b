import type { Blob } from 'node:buffer';

/** What the database's thread begins with. */
export interface Beginning {
  /** A folder, or `memory://`. */
  dataDir: string;
  /** The database in memory to begin from, where one was made before. */
  begin: Blob | null;
}

/** A request to the database's thread: a statement, a copy of the database, or its end. `close` ends the thread. */
export interface Request {
  id: number;
  wanted: { sql: string; parameters: readonly unknown[] } | 'copy' | 'close';
}

/** What comes back, in any order; id 0 says whether the database opened. */
export interface Reply {
  id: number;
  rows: readonly unknown[];
  affectedRows: number;
  error: { message: string; code: string | null } | null;
  /** The whole database, to a `copy`. */
  copy?: Blob;
}

/** In place of a data folder: a database in memory, for tests. */
export const inMemory = 'memory://';
