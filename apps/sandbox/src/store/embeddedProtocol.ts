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
}
