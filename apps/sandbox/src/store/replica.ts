import { sql, type Kysely } from 'kysely';
import type { Database } from './__generated__/tables.ts';

/** Check interval, and largest age of replicated data. Milliseconds. */
const [checkEveryMs, maxAgeMs] = [500, 2000];

/**
 * A streaming replica for public data. It is read while it is known to have recent data; otherwise,
 * and on errors, the primary is read.
 */
export class Replica {
  readonly #primary: Kysely<Database>;
  readonly #replica: Kysely<Database>;
  readonly #timer: NodeJS.Timeout;
  /** Position of the primary at the last check. */
  #last: { lsn: string; at: number } | null = null;
  /** Time of the primary that the replica has reached, by `performance.now()`. */
  #isAsOf = Number.NEGATIVE_INFINITY;
  #isLooking = false;

  constructor(primary: Kysely<Database>, replica: Kysely<Database>) {
    this.#primary = primary;
    this.#replica = replica;
    this.#timer = setInterval(() => void this.#measure(), checkEveryMs);
    this.#timer.unref();
  }

  async read<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    if (performance.now() - this.#isAsOf > maxAgeMs) return work(this.#primary);
    try {
      return await work(this.#replica);
    } catch {
      // After an error the replica is unused until the next check.
      this.#isAsOf = Number.NEGATIVE_INFINITY;
      return work(this.#primary);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#replica.destroy();
  }

  /**
   * Compares the replica with the primary's position at the last check, then reads the new
   * position.
   */
  async #measure(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      if (this.#last !== null) {
        const { rows } = await sql<{ has: boolean | null }>`
          select pg_last_wal_replay_lsn() >= ${this.#last.lsn}::pg_lsn as has`.execute(
          this.#replica,
        );
        if (rows[0]?.has === true) this.#isAsOf = this.#last.at;
      }
      const at = performance.now();
      const { rows } = await sql<{ lsn: string }>`
        select pg_current_wal_lsn()::text as lsn`.execute(this.#primary);
      this.#last = { lsn: rows[0]?.lsn ?? 'FFFFFFFF/FFFFFFFF', at };
    } catch {
      // After failed checks the known state of the replica becomes too old, and the primary is
      // read.
    } finally {
      this.#isLooking = false;
    }
  }
}
