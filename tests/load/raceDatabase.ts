import { startPooler } from './pooler.ts';
import { startPostgres } from './postgres.ts';
import { newDatabase } from './shared.ts';

interface RaceDatabase {
  databaseUrl: string;
  /** Null without a replica. */
  replicaUrl: string | null;
  stop(): Promise<void>;
}

/**
 * Opens an empty database on the shared Postgres. With `CORRO_POOLED=true` the database is on a
 * separate Postgres, behind a PgBouncer in transaction mode and with a streaming replica, as in
 * production.
 */
export async function openRaceDatabase(): Promise<RaceDatabase> {
  if (process.env['CORRO_POOLED'] !== 'true') {
    return {
      databaseUrl: await newDatabase('race'),
      replicaUrl: null,
      stop: async () => undefined,
    };
  }
  const postgres = await startPostgres();
  const direct = await postgres.newDatabase('race');
  const replica = await postgres.startReplica();
  const pooler = await startPooler(direct, 20);
  return {
    databaseUrl: pooler.through(direct),
    replicaUrl: replica.at(direct),
    async stop() {
      await pooler.stop();
      await postgres.stop();
    },
  };
}
