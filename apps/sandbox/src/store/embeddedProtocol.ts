import type { Blob } from 'node:buffer';

export interface Beginning {
  /** Folder, or `memory://`. */
  dataDir: string;
  /** Copy of an in-memory database to start from. */
  begin: Blob | null;
}

/** A statement, a request for a copy of the database, or `close`, which ends the thread. */
export interface Request {
  id: number;
  wanted: { sql: string; parameters: readonly unknown[] } | 'copy' | 'close';
}

/** Replies come in any order; id 0 reports the opening. */
export interface Reply {
  id: number;
  rows: readonly unknown[];
  affectedRows: number;
  error: { message: string; code: string | null } | null;
  copy?: Blob;
}

/** Data folder name of an in-memory database, for tests. */
export const inMemory = 'memory://';
