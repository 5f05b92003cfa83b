import { createFakeClock, createFakeStorage, fakeNow } from '@corro/testing';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { storeFigures } from './figures.ts';
import { restoreFigures } from './persistedQueries.ts';
import { createStorage, type SafeStorage } from './storage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const positions = ['positions', { kind: 'stock', page: 1, limit: Infinity, market: undefined }];

let storage: SafeStorage;
beforeEach(() => {
  const device = createFakeStorage();
  storage = createStorage(() => device);
  storage.write('token', 'token-1');
});

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  hide() {
    this.visibilityState = 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A visit of the app; `hide` puts it into the background. */
function visit() {
  const cache = new QueryClient();
  const clock = createFakeClock();
  const page = new FakePage();
  const stop = storeFigures(cache, storage, { build: 'build-1', locale: 'es', clock, page });
  const read = (key: readonly unknown[], data: unknown, readAt = fakeNow) =>
    cache.setQueryData(key, data, { updatedAt: readAt });
  return { read, clock, stop, hide: () => page.hide() };
}

/** The cache of the next start. */
function startAgain({ now = fakeNow + minute, build = 'build-1', locale = 'es' as const } = {}) {
  const cache = new QueryClient();
  restoreFigures(cache, storage, { now, build, locale });
  return cache;
}

test('restores figures with their age, marked for a new read', () => {
  const { read, hide } = visit();
  read(['balance'], '25000.00');
  read(positions, { rows: [{ symbol: 'KO', quantity: '2' }], count: 1 });
  hide();
  const cache = startAgain({ now: fakeNow + day });
  expect(cache.getQueryData(['balance'])).toBe('25000.00');
  expect(cache.getQueryState(['balance'])).toMatchObject({
    dataUpdatedAt: fakeNow,
    isInvalidated: true,
  });
  expect(cache.getQueryData(positions)).toEqual({
    rows: [{ symbol: 'KO', quantity: '2' }],
    count: 1,
  });
});

test('stores a minute after a change, in case the app is killed', async () => {
  const { read, clock } = visit();
  read(['balance'], '10.00');
  await clock.advance(0.5 * minute);
  read(['balance'], '20.00');
  await clock.advance(0.5 * minute);
  expect(startAgain().getQueryData(['balance'])).toBe('20.00');
});

test('stores nothing besides the figures of the main places', () => {
  const { read, hide } = visit();
  read(['bankCards'], [{ number: '4111' }]);
  read(['withdrawal', '1'], { amount: '5.00' });
  hide();
  expect(startAgain().getQueryCache().getAll()).toEqual([]);
});

test.each([
  { why: 'another build', of: { build: 'build-2' } },
  { why: 'a start eight days later', of: { now: fakeNow + 8 * day } },
  { why: 'a start with the clock set back nine days', of: { now: fakeNow - 9 * day } },
])('restores nothing in $why', ({ of }) => {
  const { read, hide } = visit();
  read(['balance'], '25000.00');
  hide();
  expect(startAgain(of).getQueryData(['balance'])).toBeUndefined();
});

test.each(['not JSON', '[]', 'null', '{"build":"build-1","locale":"es"}'])(
  'starts without figures if they are %s',
  (text) => {
    storage.write('figures', text);
    expect(startAgain().getQueryCache().getAll()).toEqual([]);
  },
);

test('stores nothing once another customer has logged in', () => {
  const { read, hide } = visit();
  read(['balance'], '25000.00');
  storage.write('token', 'token-2');
  hide();
  expect(storage.read('figures')).not.toContain('25000.00');
});

test('stores under a token that the server has replaced', () => {
  const { read, hide } = visit();
  read(['balance'], '25000.00');
  storage.write('first_token', 'token-1');
  storage.write('token', 'token-1b');
  hide();
  expect(startAgain().getQueryData(['balance'])).toBe('25000.00');
});

test('keeps the newest figures if all take too much room', () => {
  const { read, hide } = visit();
  for (let at = 0; at < 20; at += 1)
    read(['quote', { symbol: `S${at}` }], 'x'.repeat(50_000), fakeNow + at);
  hide();
  const cache = startAgain();
  expect(cache.getQueryData(['quote', { symbol: 'S19' }])).toBeDefined();
  expect(cache.getQueryData(['quote', { symbol: 'S0' }])).toBeUndefined();
});
