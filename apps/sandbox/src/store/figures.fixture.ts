import { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import type { OwnFigures } from './figures.ts';

/** Reads figures of a customer in a separate statement. */
export async function readFigures<Figures>(
  db: Db,
  customerId: string,
  { sql, parse }: OwnFigures<Figures>,
): Promise<Figures> {
  const query: CompiledQuery<{ own: unknown }> = CompiledQuery.raw(`select (${sql}) as own`, [
    customerId,
  ]);
  return parse((await db.executeQuery(query)).rows[0]?.own);
}
