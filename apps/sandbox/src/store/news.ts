import type { Selectable } from 'kysely';
import type { Db } from './open.ts';
import { found, newestFirst, type Found, type PageOf } from './page.ts';
import type { Database } from './schema.ts';

export type NewsRow = Selectable<Database['news']>;

/** A page of the news, newest first, and how many there are. */
export async function newsPage(db: Db, page: PageOf): Promise<Found<NewsRow>> {
  return found(
    db.selectFrom('news').selectAll().$call(newestFirst('news_id', page)).execute(),
    db
      .selectFrom('news')
      .select((one) => one.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  );
}

export async function newsItem(db: Db, id: string): Promise<NewsRow | null> {
  const row = await db.selectFrom('news').selectAll().where('news_id', '=', id).executeTakeFirst();
  return row ?? null;
}
