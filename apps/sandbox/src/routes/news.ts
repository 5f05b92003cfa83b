import { newsSubject } from '../languages/newsSubjects.ts';
import type { MarketFeed } from '../market/index.ts';
import { no, ok } from '../rules/answer.ts';
import { newsItem, newsPage, type NewsRow } from '../store/index.ts';
import { calls } from './__generated__/calls.ts';
import { pageOf } from './input.ts';
import { cachedRoute, type Route } from '../http/route.ts';
import { newsRow, pageAnswer } from './rows.ts';

const toRow = (feed: MarketFeed) => (row: NewsRow) =>
  newsRow(row, newsSubject(row.title, feed.instruments()));

export const newsRoutes: readonly Route[] = [
  cachedRoute(calls.newsList, async (input, { context: { store, feed } }) =>
    pageAnswer(await store.readShared((db) => newsPage(db, pageOf(input))), toRow(feed)),
  ),
  cachedRoute(calls.newsItem, async ({ id }, { context: { store, feed } }) => {
    const item = await store.readShared((db) => newsItem(db, id));
    return item === null ? no('not-found') : ok(toRow(feed)(item));
  }),
];
