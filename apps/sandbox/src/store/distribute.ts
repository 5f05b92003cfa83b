import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from './__generated__/tables.ts';

/** Small tables that are rarely written, so that every node has a copy. */
const onEveryNode: ReadonlySet<string> = new Set([
  'news',
  'signing_keys',
  'kysely_migration',
  'kysely_migration_additive',
  'kysely_migration_lock',
]);

/** Maps each table to the first column of its primary key, or null. */
export async function firstKeyColumns(
  db: Kysely<Database>,
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ name: string; first_key: string | null }>`
    select t.table_name as name, k.column_name as first_key
    from information_schema.tables t
    left join information_schema.table_constraints c
      on c.table_schema = t.table_schema and c.table_name = t.table_name
      and c.constraint_type = 'PRIMARY KEY'
    left join information_schema.key_column_usage k
      on k.constraint_schema = c.constraint_schema and k.constraint_name = c.constraint_name
      and k.table_name = t.table_name and k.ordinal_position = 1
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by t.table_name`.execute(db);
  return new Map(rows.map((row) => [row.name, row.first_key]));
}

/**
 * Returns the column that distributes a table: the first of its primary key, which keeps a
 * customer's rows on one node. For a small table it is `every-node`. Throws for a table without a
 * primary key.
 */
export function distribution(table: string, firstKey: string | null): string {
  if (onEveryNode.has(table)) return 'every-node';
  if (firstKey === null) throw new Error(`The table ${table} has no primary key.`);
  return firstKey;
}

/** Detects Citus, and whether this is its coordinator. */
export async function citusRole(
  db: Kysely<Database>,
): Promise<'one-node' | 'coordinator' | 'worker'> {
  const { rows: extension } = await sql`
    select 1 from pg_catalog.pg_extension where extname = 'citus'`.execute(db);
  if (extension.length === 0) return 'one-node';
  const { rows } = await sql<{ groupid: number }>`
    select groupid from pg_catalog.pg_dist_local_group`.execute(db);
  return rows[0]?.groupid === 0 ? 'coordinator' : 'worker';
}

/**
 * Distributes the tables that are not distributed yet. Call it on the coordinator, in the
 * transaction that made the tables.
 */
export async function distributeTables(trx: Transaction<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_catalog.pg_dist_partition p
    join pg_catalog.pg_class c on c.oid = p.logicalrelid`.execute(trx);
  const spread = new Set(rows.map(({ name }) => name));
  // Sequential mode uses one connection per node: other connections do not see the tables of this
  // transaction yet.
  await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(trx);
  for (const [table, column] of await firstKeyColumns(trx)) {
    if (spread.has(table)) continue;
    const place = distribution(table, column);
    if (place === 'every-node') await sql`select create_reference_table(${table})`.execute(trx);
    else await sql`select create_distributed_table(${table}, ${place})`.execute(trx);
  }
}
