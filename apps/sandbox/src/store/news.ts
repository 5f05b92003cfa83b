import type { Selectable } from 'kysely';
import { newsIn } from '../languages/news.ts';
import { newsTimes } from '../languages/newsTimes.ts';
import type { Db } from './database.ts';
import { newestFirst, type PageRows, type PageRequest } from './page.ts';
import type { Database } from './__generated__/tables.ts';

export type NewsRow = Selectable<Database['news']>;

export async function newsPage(db: Db, page: PageRequest): Promise<PageRows<NewsRow>> {
  return newestFirst(db, db.selectFrom('news').selectAll(), 'news_id', page);
}

export async function newsItem(db: Db, id: string): Promise<NewsRow | null> {
  const row = await db.selectFrom('news').selectAll().where('news_id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Adds the demo news. Existing items keep their times, but get the texts of this version, because
 * pictures and translations are found by the Spanish text. `at` is in epoch milliseconds.
 */
export async function seedNews(db: Db, at: number): Promise<void> {
  const times = newsTimes(at);
  const rows = newsIn('es').map(({ title, subhead, content }, index) => ({
    news_id: `demo-${String(index + 1).padStart(2, '0')}`,
    title,
    subhead,
    img: null,
    content,
    created_at: BigInt(times[index] ?? at),
    updated_at: BigInt(times[index] ?? at),
  }));
  await db
    .insertInto('news')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('news_id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        subhead: eb.ref('excluded.subhead'),
        content: eb.ref('excluded.content'),
      })),
    )
    .execute();
}
