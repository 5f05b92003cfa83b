import { sql, type Kysely } from 'kysely';
import type { Database } from './__generated__/tables.ts';

/** What a power cut may take from a Postgres, as a sentence for the person who starts Corro. */
export async function durability(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(db);
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
  if (rows.length === 0) return 'It does not say whether it survives a power cut.';
  if (off.length === 0) {
    return 'It survives a crash and a power cut: it acknowledges what it has written with fsync.';
  }
  return `It survives a crash of Corro, but does not promise to survive a power cut: ${off.join(' and ')} ${off.length === 1 ? 'is' : 'are'} off.`;
}
