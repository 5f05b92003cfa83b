import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import { newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './__generated__/tables.ts';

export type NewsRow = Selectable<Database['news']>;

/** A page of the news, newest first, and how many there are. */
export async function newsPage(db: Db, page: PageOf): Promise<Found<NewsRow>> {
  return newestFirst(db, db.selectFrom('news').selectAll(), 'news_id', page);
}

export async function newsItem(db: Db, id: string): Promise<NewsRow | null> {
  const row = await db.selectFrom('news').selectAll().where('news_id', '=', id).executeTakeFirst();
  return row ?? null;
}
