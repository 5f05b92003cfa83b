import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instruments, scriptedFeed } from '../testFeed.fixture.ts';
import { createPriceStreams, type PriceStreamRequest } from './priceStreams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const prices = new Map([
    ['ACME', '100.00'],
    ['MEX', '50.00'],
  ]);
  const clock = { now: () => Date.now() };
  const streams = createPriceStreams(scriptedFeed(prices, clock.now));
  const open = (over: Partial<PriceStreamRequest> = {}) =>
    streams.open({
      customerId: 'one',
      isOpen: async () => true,
      readAccount: null,
      instruments: instruments.filter(({ symbol }) => prices.has(symbol)),
      unknown: ['NONE'],
      language: 'es',
      everyMs: 3000,
      ...over,
    });
  return { prices, streams, open };
}

/** Reads a stream, message by message. */
function listen(stream: ReadableStream<Uint8Array> | null) {
  const reader = stream!.getReader();
  const next = async () => {
    const { value } = await reader.read();
    if (value === undefined) return null;
    const text = new TextDecoder().decode(value);
    const { rows, ...others } = JSON.parse(/^data: (.*)\n\n$/.exec(text)?.[1] ?? '');
    const told = (rows as { symbol: string; price: string }[]).map(
      ({ symbol, price }) => `${symbol} ${price}`,
    );
    return { rows: told, ...others };
  };
  return { next, cancel: () => reader.cancel() };
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('sends all prices first, then changed ones or a sign that none changed', async () => {
  const { prices, open } = start();
  const { next } = listen(open());
  const others = { missing: [], unknown: ['NONE'] };
  expect(await next()).toEqual({ rows: ['ACME 100.00', 'MEX 50.00'], ...others });
  prices.set('MEX', '51.00');
  await advance(3000);
  expect(await next()).toEqual({ rows: ['MEX 51.00'], ...others });
  await advance(3000);
  expect(await next()).toEqual({ rows: [], ...others });
  prices.set('ACME', 'unavailable');
  await advance(3000);
  expect(await next()).toEqual({ rows: [], missing: ['ACME'], unknown: ['NONE'] });
  prices.set('ACME', '100.00');
  await advance(3000);
  expect(await next()).toMatchObject({ rows: ['ACME 100.00'], missing: [] });
});

test('a row has names in the caller’s language and the time of an old price', async () => {
  const { prices, open } = start();
  prices.set('USDMXN', 'old 20.0000');
  const reader = open({ language: 'en' })!.getReader();
  const text = new TextDecoder().decode((await reader.read()).value);
  expect(JSON.parse(text.slice('data: '.length)).rows).toContainEqual({
    symbol: 'USDMXN',
    name: 'US dollar / Mexican peso',
    market: 'FOREX',
    price: '20.0000',
    at: expect.stringMatching(/^2026-/),
    previous_close: expect.any(String),
    open: expect.any(String),
    high: expect.any(String),
    low: expect.any(String),
    change: expect.any(String),
    changePercent: expect.any(String),
  });
});

test('a slow reader gets the latest prices without a queue', async () => {
  const { prices, open } = start();
  const { next } = listen(open());
  await next();
  for (const price of ['1.00', '2.00', '3.00']) {
    prices.set('MEX', price);
    await advance(3000);
  }
  // The stream had prepared one event, with the first price. It prepares no other event until that
  // one is read.
  expect(await next()).toMatchObject({ rows: ['MEX 1.00'] });
  await advance(3000);
  expect(await next()).toMatchObject({ rows: ['MEX 3.00'] });
});

test('disconnects a reader that takes nothing for half a minute', async () => {
  const { open } = start();
  const { next } = listen(open());
  await advance(40_000);
  await next();
  await next();
  expect(await next()).toBe(null);
});

test('a stream ends within five seconds of its session, but not when the database is unreachable', async () => {
  const { open } = start();
  const isOpen = vi.fn(async () => true);
  const { next } = listen(open({ isOpen }));
  await next();
  isOpen.mockRejectedValueOnce(new Error('no database'));
  await advance(6000);
  await next();
  expect(isOpen).toHaveBeenCalledTimes(1);
  isOpen.mockResolvedValue(false);
  await advance(6000);
  await next();
  expect(await next()).toBe(null);
});

test('each event has the figures of the account, if they can be read at that moment', async () => {
  const { open } = start();
  const readAccount = vi.fn<() => Promise<object | null>>(async () => ({
    user: {},
    unread_count: 1,
  }));
  const { next } = listen(open({ instruments: [], readAccount }));
  const empty = { rows: [], missing: [], unknown: ['NONE'] };
  expect(await next()).toEqual({ ...empty, user: {}, unread_count: 1 });
  readAccount.mockRejectedValueOnce(new Error('no database'));
  await advance(3000);
  expect(await next()).toEqual(empty);
  readAccount.mockResolvedValueOnce({ user: { money: '5' }, unread_count: 0 });
  await advance(3000);
  expect(await next()).toEqual({ ...empty, user: { money: '5' }, unread_count: 0 });
  readAccount.mockResolvedValueOnce(null);
  await advance(3000);
  expect(await next()).toBe(null);
});

test('allows eight streams per customer; an ended stream frees its place', async () => {
  const { open } = start();
  const eight = Array.from({ length: 8 }, () => listen(open()));
  expect(open()).toBe(null);
  expect(open({ customerId: 'other' })).not.toBe(null);
  await eight[0]?.cancel();
  expect(open()).not.toBe(null);
});

test('a stream ends after ten to twelve minutes, and all end on close', async () => {
  const { streams, open } = start();
  const { next } = listen(open());
  const other = listen(open());
  streams.close();
  await other.next();
  expect(await other.next()).toBe(null);
  await next();
  expect(await next()).toBe(null);
  const late = listen(open());
  let messages = 0;
  while ((await Promise.all([late.next(), advance(3000)]))[0] !== null) messages += 1;
  expect(messages).toBeGreaterThanOrEqual(200);
  expect(messages).toBeLessThanOrEqual(242);
});
