import type { CompiledQuery, PostgresPool } from 'kysely';
import { currentScope } from './callScope.ts';
import type { Db, Store } from './database.ts';
import { CommitUnknown, ConnectionLost, isOverLimit } from './faults.ts';
import { LimitsIgnored } from './postgresPool.ts';
import { conflictStates, sqlState } from './retry.ts';

/** `Store.atOnce` on connections whose limits let no statement wait. */
export function atOnceOn(pool: PostgresPool): Store['atOnce'] {
  return async <Row>({ sql, parameters }: CompiledQuery<Row>) => {
    try {
      const client = await pool.connect();
      try {
        const { rows } = await committing(() => client.query<Row>(sql, parameters));
        return rows;
      } finally {
        client.release();
      }
    } catch (error) {
      const wouldWait = isOverLimit(error) || conflictStates.has(sqlState(error) ?? '');
      if (error instanceof LimitsIgnored || wouldWait) return null;
      throw error;
    }
  };
}

/** The same on the embedded database, where nothing is waited for once its one connection is there. */
export function atOnceIn(db: Db): Store['atOnce'] {
  return (statement) =>
    db.connection().execute(async (connection) => {
      const { rows } = await committing(() => connection.executeQuery(statement));
      return rows;
    });
}

/** Runs a statement that commits itself, while its call is not over. */
async function committing<T>(run: () => Promise<T>): Promise<T> {
  const scope = currentScope();
  scope?.beginCommit();
  try {
    return await run();
  } catch (error) {
    if (error instanceof ConnectionLost && error.wasSent) {
      throw new CommitUnknown('The connection broke during a statement.', { cause: error });
    }
    scope?.commitFailed();
    throw error;
  }
}
