import { PostgresAdapter, PostgresDialect, type DialectAdapter } from 'kysely';
import { Pool, TypeOverrides, types as pgTypes } from 'pg';
import { sqlState } from './retry.ts';

// Several processes may migrate at once: the engine's conflicts decide (migrate.ts). An advisory
// lock is not known to every engine that speaks the dialect.
class LockFreeAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class LockFreeDialect extends PostgresDialect {
  override createAdapter(): DialectAdapter {
    return new LockFreeAdapter();
  }
}

/** No connection was to be had: whatever was asked for has not begun. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

// Says which setting, and never the URL itself: it may hold a password.
function sentence(cause: unknown): string {
  const said = cause instanceof Error && cause.message !== '' ? cause.message : sqlState(cause);
  return `DATABASE_URL: no connection to the database (${said ?? 'no reason given'}).`;
}

/** Kysely's dialect for a Postgres server, or one that speaks its dialect, by its URL. */
export function postgresDialect(databaseUrl: string): PostgresDialect {
  const types = new TypeOverrides();
  types.setTypeParser(pgTypes.builtins.INT8, (text: string) => BigInt(text));
  // Less than the ten seconds that the app waits, so that it hears `busy` and not nothing.
  const pool = new Pool({ connectionString: databaseUrl, types, connectionTimeoutMillis: 8000 });
  // An idle connection that the server closes must not end the process; the pool opens another.
  pool.on('error', () => undefined);
  return new LockFreeDialect({
    pool: {
      options: pool.options,
      end: () => pool.end(),
      async connect() {
        try {
          return await pool.connect();
        } catch (cause) {
          throw new DatabaseUnreachable(sentence(cause), { cause });
        }
      },
    },
  });
}
