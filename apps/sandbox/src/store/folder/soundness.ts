import { sql } from 'kysely';
import { drifted, unbalanced } from '../auditQueries.ts';
import { missingOf, storedMigrations } from '../storedMigrations.ts';
import type { Db, Trx } from '../database.ts';

interface Relation {
  name: string;
  /** The columns of its primary key. */
  key: string | null;
}

// Tables, and where Postgres keeps their long values.
const relations = sql<Relation>`
  select c.oid::regclass::text as name, (
    select string_agg(quote_ident(a.attname), ', ' order by k.place)
    from pg_index i
    cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = c.oid and (i.indisprimary or c.relkind = 't')) as key
  from pg_class c left join pg_class owner on owner.reltoastrelid = c.oid
  where c.relkind in ('r', 't')
    and coalesce(owner.relnamespace, c.relnamespace) = 'public'::regnamespace`;

/**
 * Why what is stored cannot be all that was stored, as part of a sentence; null when it is sound.
 * Reads every row: once in the order of the table and once by way of its key, so that rows that one of
 * them has lost are noticed. Then the balances: they are the sums of their postings.
 */
export async function unsoundness(db: Db): Promise<string | null> {
  const stored = await storedMigrations(db);
  if (stored === null) return 'its database has no tables of Corro';
  const problem = await db.transaction().execute(async (trx) => {
    const { rows } = await relations.execute(trx);
    const inTables = await counts(trx, rows, 'table');
    const byKey = await counts(trx, rows, 'key');
    const short = rows.find(({ name }) => inTables.get(name) !== byKey.get(name));
    return short === undefined ? null : `rows are missing in the table ${short.name}`;
  });
  // The queries below are those of this version's tables.
  if (problem !== null || missingOf(stored).length > 0) return problem;
  return ledgerProblem(db);
}

async function counts(
  trx: Trx,
  all: readonly Relation[],
  way: 'table' | 'key',
): Promise<ReadonlyMap<string, bigint>> {
  const isByKey = way === 'key' ? 'on' : 'off';
  const isByTable = way === 'key' ? 'off' : 'on';
  await sql.raw(`set local enable_seqscan = ${isByTable}`).execute(trx);
  await sql.raw(`set local enable_sort = ${isByTable}`).execute(trx);
  await sql.raw(`set local enable_indexscan = ${isByKey}`).execute(trx);
  await sql.raw('set local enable_indexonlyscan = off').execute(trx);
  await sql.raw('set local enable_bitmapscan = off').execute(trx);
  const each = all.map(({ name, key }) => {
    const order = way === 'key' && key !== null ? `order by ${key}` : '';
    // `offset 0` keeps the planner from leaving out the order.
    return `select '${name}' as name, (select count(*) from (select 1 from ${name} ${order} offset 0) x) as n`;
  });
  const { rows } = await sql
    .raw<{ name: string; n: bigint }>(each.join(' union all '))
    .execute(trx);
  return new Map(rows.map(({ name, n }) => [name, n]));
}

const allCustomers = { after: null, upTo: null };

async function ledgerProblem(db: Db): Promise<string | null> {
  for (const query of [drifted(allCustomers), unbalanced(allCustomers), ownerless]) {
    const { rows } = await query.execute(db);
    if (rows.some(({ n }) => n > 0n)) {
      return 'balances in its database are not the sums of their postings';
    }
  }
  return null;
}

const ownerless = sql<{ n: bigint }>`
  select count(*) as n from accounts a
  where not exists (select 1 from customers c where c.customer_id = a.customer_id)`;
