import { no, ok } from '../rules/answer.ts';
import { newsItem, newsPage } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { cachedRoute, type Route } from '../http/route.ts';
import { newsRow, pageAnswer } from './rows.ts';

export const newsRoutes: readonly Route[] = [
  cachedRoute(calls.newsList, async (input, { context: { store } }) =>
    pageAnswer(await store.readShared((db) => newsPage(db, pageOf(input))), newsRow),
  ),
  cachedRoute(calls.newsItem, async ({ id }, { context }) => {
    const item = await context.store.readShared((db) => newsItem(db, id));
    return item === null ? no('not-found') : ok(newsRow(item));
  }),
];
