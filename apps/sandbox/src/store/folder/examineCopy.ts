import { constants, cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, PGliteDialect, sql } from 'kysely';
import type { Database } from '../__generated__/tables.ts';
import { driftedBalances, unbalancedEntries } from '../auditQueries.ts';
import type { Trx } from '../database.ts';
import { openEmbedded } from '../embedded.ts';
import { missingOf, newerThanThis, startNewer, storedMigrations } from '../storedMigrations.ts';
import { DataFolderRefused, reasonOf, folderRefusal } from './dataFolderRefused.ts';

/**
 * Opens a copy of a database that was not closed, and describes its damage as part of a sentence;
 * null if there is none. Opening the original would change it, because Postgres replays its log.
 */
export async function examineCopy(database: string): Promise<string | null> {
  const folder = dirname(database);
  const copy = join(folder, 'check');
  try {
    rmSync(copy, { recursive: true, force: true });
    // The copy shares blocks with the original on file systems that support it.
    cpSync(database, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return await examined(folder, copy);
  } catch (cause) {
    if (cause instanceof DataFolderRefused) throw cause;
    const why = `it was not closed, and a copy of its database cannot be made to check it (${reasonOf(cause)})`;
    throw folderRefusal(folder, why, { cause, remedy: 'Free space on its disk and start again.' });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function examined(folder: string, copy: string): Promise<string | null> {
  const pglite = () => openEmbedded(copy);
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  try {
    const stored = await storedMigrations(db);
    const newer = newerThanThis(stored?.required ?? []);
    if (newer !== null) throw folderRefusal(folder, newer, { remedy: startNewer });
    if (stored === null) return 'its database has no tables of Corro';
    const short = await db.transaction().execute(shortTable);
    if (short !== undefined) return `rows are missing in the table ${short}`;
    // Checks the ledger only if all migrations have run, because the queries need the current
    // tables.
    const faults = missingOf(stored).length > 0 ? [] : (await ledgerFaults.execute(db)).rows;
    const isSound = faults.every(({ n }) => n === 0n);
    return isSound ? null : 'balances in its database are not the sums of their postings';
  } catch (error) {
    if (error instanceof DataFolderRefused) throw error;
    throw folderRefusal(folder, 'its database is damaged: Postgres cannot read it', {
      cause: error,
    });
  } finally {
    // A damaged copy may fail to close.
    await db.destroy().catch(() => undefined);
  }
}

// Lists tables and their TOAST tables, with the columns of their primary keys.
const relations = sql<{ name: string; key: string }>`
  select i.indrelid::regclass::text as name, string_agg(quote_ident(a.attname), ', ' order by k.place) as key
  from pg_index i cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  join pg_class c on c.oid = i.indrelid left join pg_class owner on owner.reltoastrelid = c.oid
  where i.indisprimary and coalesce(owner.relnamespace, c.relnamespace) = 'public'::regnamespace
  group by i.indrelid`;

/**
 * Finds a table whose heap and primary key index have different row counts. Reads every row twice.
 */
async function shortTable(trx: Trx): Promise<string | undefined> {
  // Forces the plain count to read the table and the ordered one to read the index.
  await sql`select set_config('enable_sort', 'off', true), set_config('enable_indexonlyscan', 'off', true)`.execute(
    trx,
  );
  const { rows } = await relations.execute(trx);
  for (const { name, key } of rows) {
    // `offset 0` keeps the planner from dropping the order.
    const isWhole = sql.raw<{ whole: boolean }>(
      `select (select count(*) from ${name}) =
        (select count(*) from (select 1 from ${name} order by ${key} offset 0) x) as whole`,
    );
    if ((await isWhole.execute(trx)).rows[0]?.whole !== true) return name;
  }
  return undefined;
}

const everyone = { after: null, upTo: null };

const ledgerFaults = sql<{ n: bigint }>`
  ${driftedBalances(everyone)} union all ${unbalancedEntries(everyone)}
  union all select 'ownerless', count(*) from accounts a
  where not exists (select 1 from customers c where c.customer_id = a.customer_id)`;
