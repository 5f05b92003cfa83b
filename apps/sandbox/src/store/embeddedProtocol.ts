export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export interface Outcome {
  rows: readonly unknown[];
  affectedRows: number;
  error: { message: string; code: string | null } | null;
}

/** A statement, or `close`, which ends the thread. */
export interface Request {
  id: number;
  request: Statement | 'close';
}

/** Replies come in any order; id 0 reports the opening. */
export interface Reply extends Outcome {
  id: number;
}

/** Data folder name of an in-memory database, for tests. */
export const inMemory = 'memory://';
