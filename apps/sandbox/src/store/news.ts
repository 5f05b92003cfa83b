import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import type { Database } from './schema.ts';

export type NewsRow = Selectable<Database['news']>;

/** A page of the news, newest first, and how many there are. */
export async function newsPage(
  db: Db,
  page: { offset: number; limit: number },
): Promise<{ rows: readonly NewsRow[]; count: number }> {
  const [rows, total] = await Promise.all([
    db
      .selectFrom('news')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('news_id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('news')
      .select((one) => one.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count: Number(total.count) };
}

export async function newsItem(db: Db, id: string): Promise<NewsRow | null> {
  const row = await db.selectFrom('news').selectAll().where('news_id', '=', id).executeTakeFirst();
  return row ?? null;
}
