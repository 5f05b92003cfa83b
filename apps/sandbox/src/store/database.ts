import type { Kysely, Transaction } from 'kysely';
import type { Clock, ClockState } from './databaseClock.ts';
import type { Database } from './__generated__/tables.ts';

/** A running transaction, or the database itself. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** The open database. */
export interface Store {
  /** For single statements. Its connections are not those of the transactions: reading does not wait for writers. */
  db: Db;
  /** Reads what belongs to no customer, and may be two seconds old: at a replica, where there is one. */
  readShared<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * The whole work once more when the engine reports a conflict; nothing of a failed run is kept.
   *
   * @throws CommitUnknown when the connection broke during the commit
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** The time of everything that is written: the database's own. */
  clock: Clock;
  /** What is known of the database's time; null where the database is part of this process. */
  clockState(): ClockState | null;
  /** Lines for the terminal: which database it is, and what it promises. */
  report: readonly string[];
  close(): Promise<void>;
}
