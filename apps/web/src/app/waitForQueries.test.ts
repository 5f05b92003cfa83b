import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitForQueries } from './waitForQueries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a query of a screen and returns the function that answers it. */
function read(cache: QueryClient, key: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  void cache.prefetchQuery({ queryKey: [key], queryFn: () => promise });
  return () => resolve(key);
}

function watch(cache: QueryClient) {
  let isSettled = false;
  void waitForQueries(cache).then(() => (isSettled = true));
  return async (ms = 200) => {
    await vi.advanceTimersByTimeAsync(ms);
    return isSettled;
  };
}

test('waits for the queries of a screen, and for queries that depend on them', async () => {
  const cache = new QueryClient();
  const answer = read(cache, 'config');
  const isSettled = watch(cache);
  expect(await isSettled()).toBe(false);
  const answerNext = read(cache, 'portfolio');
  answer();
  expect(await isSettled()).toBe(false);
  answerNext();
  expect(await isSettled()).toBe(true);
});

test('waits until the browser is idle, because an answer may show a part that reads more', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const cache = new QueryClient();
  const answer = read(cache, 'quote');
  const isSettled = watch(cache);
  answer();
  expect(await isSettled()).toBe(false);
  const answerNext = read(cache, 'positions');
  idle.shift()?.();
  answerNext();
  expect(await isSettled()).toBe(false);
  idle.shift()?.();
  expect(await isSettled()).toBe(true);
  vi.unstubAllGlobals();
});

test('resolves at once without queries', async () => {
  expect(await watch(new QueryClient())()).toBe(true);
});

test('resolves after the longest wait', async () => {
  const cache = new QueryClient();
  read(cache, 'config');
  const isSettled = watch(cache);
  expect(await isSettled(4999)).toBe(false);
  expect(await isSettled(1)).toBe(true);
});
