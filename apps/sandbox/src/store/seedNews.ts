import { newsIn } from '../languages/news/news.ts';
import type { Db } from './open.ts';

const apartMs = 7 * 3_600_000;

/** Puts the news there, once: what is there already stays as it is. `at` in epoch milliseconds. */
export async function seedNews(db: Db, at: number): Promise<void> {
  const rows = newsIn('es').map(({ title, subhead, content }, index) => ({
    news_id: `demo-${String(index + 1).padStart(2, '0')}`,
    title,
    subhead,
    img: null,
    content,
    created_at: BigInt(at - index * apartMs),
    updated_at: BigInt(at - index * apartMs),
  }));
  await db
    .insertInto('news')
    .values(rows)
    .onConflict((conflict) => conflict.column('news_id').doNothing())
    .execute();
}
