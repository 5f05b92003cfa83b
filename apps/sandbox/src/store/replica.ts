import { sql, type Kysely } from 'kysely';
import type { Database } from './__generated__/tables.ts';

/** How often one looks how far the replica is, and how old what it says may be. Milliseconds. */
const [lookMs, mostBehindMs] = [500, 2000];

/**
 * A streaming replica for what belongs to no customer. It is read while it is known to have all that
 * the primary had some moments ago; in any other case, and when it fails, the primary is read.
 */
export class Replica {
  readonly #primary: Kysely<Database>;
  readonly #replica: Kysely<Database>;
  readonly #timer: NodeJS.Timeout;
  /** Where the primary was when one last looked, and when that was. */
  #last: { lsn: string; at: number } | null = null;
  /** When the primary had what the replica has now; by `performance.now()`. */
  #isAsOf = Number.NEGATIVE_INFINITY;
  #isLooking = false;

  constructor(primary: Kysely<Database>, replica: Kysely<Database>) {
    this.#primary = primary;
    this.#replica = replica;
    this.#timer = setInterval(() => void this.#look(), lookMs);
    this.#timer.unref();
  }

  async read<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    if (performance.now() - this.#isAsOf > mostBehindMs) return work(this.#primary);
    try {
      return await work(this.#replica);
    } catch {
      // On any error the primary answers; the replica is not used until the next check.
      this.#isAsOf = Number.NEGATIVE_INFINITY;
      return work(this.#primary);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#replica.destroy();
  }

  /** Whether the replica has what the primary had at the last look; then where the primary is now. */
  async #look(): Promise<void> {
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
      // It stays as old as it was, and is read no more when that is too old.
    } finally {
      this.#isLooking = false;
    }
  }
}
