import { type LogEvent, sql } from 'kysely';
import type { Db } from './database.ts';
import { isDiskFull, isSafeToRefuse } from './faults.ts';

/**
 * Records whether the database can write. After a write fails because the disk is full, the
 * database counts as full until a test write succeeds.
 */
export class DiskSpace {
  #isFull = false;

  /** Receives the outcome of every statement. */
  readonly notice = (event: LogEvent): void => {
    if (event.level === 'error' && isDiskFull(event.error)) this.#isFull = true;
  };

  /** Tests the disk only if a write has failed before, because the test writes a quarter MB. */
  async isFull(db: Db): Promise<boolean> {
    if (this.#isFull) {
      this.#isFull = await hasRoom(db).then(
        (isRight) => !isRight,
        (error: unknown) => isDiskFull(error) || isSafeToRefuse(error),
      );
    }
    return this.#isFull;
  }
}

/**
 * Writes to a temporary table, which the end of the transaction drops; rejects if there is no room.
 */
async function hasRoom(db: Db): Promise<boolean> {
  await db.transaction().execute((trx) =>
    sql`create temporary table corro_room on commit drop as
      select repeat(md5(number::text), 8) from generate_series(1, 1000) as number`.execute(trx),
  );
  return true;
}
