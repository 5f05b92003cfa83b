import type { Locale } from '@corro/messages';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { persistQueries, restoreQueries } from './persistedQueries.ts';
import { createStorage, type SafeStorage } from './storage.ts';

const now = 1_795_188_600_000;
const minuteMs = 60_000;
const key = ['news', { page: 1, limit: 3 }];
const news = { rows: [{ id: '1', title: 'El mercado abre al alza' }], count: 1 };
const meta = { persistedAs: 'cached_news' };

let storage: SafeStorage;
let cache: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  storage = createStorage(() => {
    throw new Error('blocked: it is in memory only');
  });
  storage.write('token', 'token-1');
  cache = new QueryClient();
  return () => vi.useRealTimers();
});

/** Stores the answers of one visit on the device. */
async function keepOne(): Promise<void> {
  const before = new QueryClient();
  const stop = persistQueries(before, storage, 'es');
  await before.fetchQuery({ queryKey: key, queryFn: async () => news, meta });
  await before.fetchQuery({ queryKey: ['balance'], queryFn: async () => '25000.00' });
  stop();
}

/** Restores the stored answers at the next visit, by default in Spanish. */
function restoreAt(time: number, locale: Locale = 'es'): boolean {
  return restoreQueries(cache, storage, { now: time, locale });
}

it('shows stored data with its age at the next visit', async () => {
  await keepOne();
  expect(restoreAt(now + 29 * minuteMs)).toBe(false);
  expect(cache.getQueryData(key)).toEqual(news);
  expect(cache.getQueryState(key)?.dataUpdatedAt).toBe(now);
  expect(cache.getQueryData(['balance'])).toBeUndefined();
});

it('restores nothing in another language, because names and news are translated', async () => {
  await keepOne();
  expect(restoreAt(now + minuteMs, 'de')).toBe(false);
  expect(cache.getQueryData(key)).toBeUndefined();
  expect(storage.read('cached_news')).toBeNull();
});

it('stores no answer that arrives after the end of the session', async () => {
  storage.remove('token');
  await keepOne();
  expect(storage.read('cached_news')).toBeNull();
});

it('stores nothing of a session after another has begun', async () => {
  const before = new QueryClient();
  const stop = persistQueries(before, storage, 'es');
  storage.write('token', 'token-2');
  await before.fetchQuery({ queryKey: key, queryFn: async () => news, meta });
  stop();
  expect(storage.read('cached_news')).toBeNull();
});

it('restores nothing whose time is a day in the future', async () => {
  await keepOne();
  expect(restoreAt(now - 24 * 60 * minuteMs)).toBe(false);
  expect(cache.getQueryData(key)).toBeUndefined();
});

it('refetches restored data when a screen uses it', async () => {
  await keepOne();
  restoreAt(now + 1000);
  const read = vi.fn(async () => ({ rows: [], count: 0 }));
  const observer = new QueryObserver(cache, {
    queryKey: key,
    queryFn: read,
    staleTime: 30 * minuteMs,
  });
  const stop = observer.subscribe(() => {});
  expect(observer.getCurrentResult().data).toEqual(news);
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.count).toBe(0));
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});

it('spec §9 cache lifetime: forgets after half an hour', async () => {
  await keepOne();
  expect(restoreAt(now + 30 * minuteMs)).toBe(false);
  expect(cache.getQueryData(key)).toBeUndefined();
  expect(storage.read('cached_news')).toBeNull();
});

it('ignores data of an earlier format without a message', () => {
  storage.write('cached_news', JSON.stringify({ version: 0, key, readAt: now, data: news }));
  expect(restoreAt(now)).toBe(false);
  expect(cache.getQueryData(key)).toBeUndefined();
});

it.each([
  '{"version":1,',
  'null',
  '[]',
  '',
  '{"version":1,"key":"news","readAt":1,"data":[]}',
  '{"version":1,"key":["news"],"readAt":1,"data":{}}',
])('reports that %s could not be read, and deletes it', (text) => {
  storage.write('cached_categories', text);
  expect(restoreAt(now)).toBe(true);
  expect(storage.read('cached_categories')).toBeNull();
  expect(restoreAt(now)).toBe(false);
});

it('never dates restored data in the future', async () => {
  await keepOne();
  restoreAt(now - 5 * minuteMs);
  expect(cache.getQueryState(key)?.dataUpdatedAt).toBe(now - 5 * minuteMs);
});

it('removes a stored answer after half an hour, in a page that stays open', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const open = new QueryClient();
  const stop = persistQueries(open, storage, 'es');
  const read = () => open.fetchQuery({ queryKey: key, queryFn: async () => news, meta });
  await read();
  await vi.advanceTimersByTimeAsync(20 * minuteMs);
  await read();
  await vi.advanceTimersByTimeAsync(29 * minuteMs);
  expect(storage.read('cached_news')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(storage.read('cached_news')).toBeNull();
  stop();
});
