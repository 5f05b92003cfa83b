import { sql, type Kysely } from 'kysely';
import type { Database } from './__generated__/tables.ts';

/** Interval of the checks, and maximum age of replicated data. Milliseconds. */
const [checkEveryMs, maxAgeMs] = [500, 2000];

/**
 * A streaming replica for data that belongs to no single customer. It is used while its data is
 * known to be recent. Otherwise, and after errors, the primary is used.
 */
export class Replica {
  readonly #primary: Kysely<Database>;
  readonly #replica: Kysely<Database>;
  readonly #timer: NodeJS.Timeout;
  /** Position in the primary's log at the last check. */
  #last: { lsn: string; at: number } | null = null;
  /** Time (`performance.now()`) at which the primary had the data that the replica now has. */
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
      // After an error the replica is not used until the next check.
      this.#isAsOf = Number.NEGATIVE_INFINITY;
      return work(this.#primary);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#replica.destroy();
  }

  /**
   * Compares the replica with the primary's position at the last check, then reads the primary's
   * new position.
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
      // If checks keep failing, `#isAsOf` becomes too old, and the primary is used.
    } finally {
      this.#isLooking = false;
    }
  }
}
