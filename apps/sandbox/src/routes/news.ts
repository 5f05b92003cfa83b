import { z } from 'zod';
import { no, ok } from '../rules/answer.ts';
import { newsItem, newsPage } from '../store/index.ts';
import { limit, page, stretch, text } from './input.ts';
import { type Route, shared } from './route.ts';
import { newsRow } from './rows.ts';

/** News. */
export const newsRoutes: readonly Route[] = [
  shared('GET', '/stock/new/list', z.object({ page, limit }), async (asked, { context }) => {
    const { rows, count } = await context.store.readShared((db) => newsPage(db, stretch(asked)));
    return ok({ rows: rows.map(newsRow), count });
  }),
  shared(
    'GET',
    '/stock/new/index',
    z.object({ id: text(64).min(1) }),
    async ({ id }, { context }) => {
      const item = await context.store.readShared((db) => newsItem(db, id));
      return item === null ? no('not-found') : ok(newsRow(item));
    },
  ),
];
