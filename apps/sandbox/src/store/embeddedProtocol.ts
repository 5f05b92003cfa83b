import type { Blob } from 'node:buffer';

/** What the database's thread begins with. */
export interface Beginning {
  /** A folder, or `memory://`. */
  dataDir: string;
  /** An empty database to begin from, where one was made before. */
  empty: Blob | null;
}

/** What goes to the database's thread. `query: null` closes the database and ends the thread. */
export interface Request {
  id: number;
  query: { sql: string; parameters: readonly unknown[] } | null;
}

/** What comes back, in any order; id 0 says whether the database opened. */
export interface Reply {
  id: number;
  rows: readonly unknown[];
  affectedRows: number;
  error: { message: string; code: string | null } | null;
  /** With id 0, when a database in memory was made and not begun from another: how it was then. */
  empty?: Blob;
}
