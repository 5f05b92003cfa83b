import type { Kysely, Transaction } from 'kysely';
import type { Clock, ClockState } from './databaseClock.ts';
import type { Database } from './__generated__/tables.ts';
import type { PoolState } from './postgresPool.ts';

/** The database, or a running transaction. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface Store {
  /**
   * Runs single statements. Transactions use other connections, so reads do not wait for writers.
   */
  db: Db;
  /**
   * Reads data that belongs to no single customer, from a replica if there is one. The data may be
   * two seconds old.
   */
  readShared<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs the work in a transaction, and again from the start after a conflict.
   *
   * @throws CommitUnknown when the connection broke during the commit
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** The database's time, used for everything that is written. */
  clock: Clock;
  /** State of the clock; null for the embedded database. */
  clockState(): ClockState | null;
  /** True while the disk of the database has no room for a write. */
  isFull(): Promise<boolean>;
  /** Connections of this process; none with the embedded database. */
  pools(): readonly PoolState[];
  /** Terminal lines about the database and its durability. */
  report: readonly string[];
  close(): Promise<void>;
}
