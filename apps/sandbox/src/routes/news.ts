import { no, ok } from '../rules/answer.ts';
import { newsItem, newsPage } from '../store/index.ts';
import { inputs } from './__generated__/inputs.ts';
import { stretch } from './input.ts';
import { cached, type Route } from './route.ts';
import { newsRow } from './rows.ts';

/** News. */
export const newsRoutes: readonly Route[] = [
  cached('/stock/new/list', inputs.newsList, async (asked, { context }) => {
    const { rows, count } = await context.store.readShared((db) => newsPage(db, stretch(asked)));
    return ok({ rows: rows.map(newsRow), count });
  }),
  cached('/stock/new/index', inputs.newsItem, async ({ id }, { context }) => {
    const item = await context.store.readShared((db) => newsItem(db, id));
    return item === null ? no('not-found') : ok(newsRow(item));
  }),
];
