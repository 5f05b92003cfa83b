import {
  environmentManager,
  focusManager,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { createTransport } from '../http/index.ts';
import { configQuery } from '../resources/config.ts';
import { quoteQuery } from '../resources/quotes.ts';
import { startQuotePush } from './pushing.ts';

const announced = 'gains, quotes.stream';

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // Without a window, react-query takes itself to be on a server and sets no timers.
  environmentManager.setIsServer(() => false);
  focusManager.setFocused(true);
  onlineManager.setOnline(true);
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A stream that the test writes to. */
interface Opened {
  readonly query: string;
  readonly isOver: () => boolean;
  push(rows: readonly object[], missing?: readonly string[]): void;
  write(text: string): void;
  end(): void;
  break(): void;
}

const row = (symbol: string, price: string) => ({ symbol, market: 'US', price });

async function start({ extensions = announced, refuses = false, symbols = ['A', 'B'] } = {}) {
  const polled: string[] = [];
  const streams: Opened[] = [];
  const ended: string[] = [];

  function stream({ url, signal }: Request): Response {
    if (refuses) return Response.json({ msg: 'no', data: 'busy' });
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    signal.addEventListener('abort', () => controller?.error(signal.reason));
    const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    streams.push({
      query: decodeURIComponent(new URL(url).search),
      isOver: () => signal.aborted,
      write,
      push: (rows, missing = []) =>
        write(`data: ${JSON.stringify({ rows, missing, unknown: [] })}\n\n`),
      end: () => controller?.close(),
      break: () => controller?.error(new TypeError('lost')),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  function answered(request: Request): Response {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/stream')) return stream(request);
    if (pathname.endsWith('/config')) {
      return Response.json({ msg: 'ok', data: [{ tag: 'extensions', value: extensions }] });
    }
    polled.push(decodeURIComponent(String(searchParams)));
    return Response.json({
      msg: 'ok',
      data: { ...row(searchParams.get('symbol') ?? '', '1'), rows: [] },
    });
  }

  const api = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: async (request) => answered(request),
    token: () => 'token-1',
    clock: systemClock,
    readTries: 1,
    onSessionEnd: (reason) => ended.push(reason),
    onSimulated: () => undefined,
  });
  const cache = new QueryClient();
  cache.mount();
  stops.push(() => cache.unmount());
  await cache.prefetchQuery(configQuery(api));

  /** Displays a price as an index card does, polled every 5 s; returns the price and its age. */
  function watch(symbol: string, market?: string) {
    const observer = new QueryObserver(cache, quoteQuery(api, { symbol, market }, 'indexCards'));
    const leave = observer.subscribe(() => undefined);
    stops.push(leave);
    const data = () => observer.getCurrentResult().data;
    return {
      leave,
      price: () => data()?.price,
      ageMs: () => Date.now() - (data()?.readAt ?? Number.NaN),
    };
  }
  const watched = symbols.map((symbol) => watch(symbol));
  const stop = startQuotePush(cache, api, { clock: systemClock, random: () => 1 });
  stops.push(stop);
  await advance(500);
  polled.length = 0;
  return { cache, polled, streams, ended, watch, watched, stop };
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('writes pushed prices into the shown queries, and polls none of them', async () => {
  const { polled, streams, watched } = await start();
  const [a, b] = watched;
  expect(streams.map(({ query }) => query)).toEqual(['?symbols=A,B&every=5']);
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(0);
  expect([a?.price(), b?.price()]).toEqual(['10', '20']);
  for (let turn = 0; turn < 6; turn += 1) {
    await advance(5000);
    streams[0]?.push([row('A', `1${turn}`)]);
  }
  await advance(0);
  expect([a?.price(), b?.price()]).toEqual(['15', '20']);
  expect(polled).toEqual([]);
});

it('refreshes the age of all prices on a message without rows', async () => {
  const { streams, watched } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(5000);
  expect(watched[0]?.ageMs()).toBe(5000);
  streams[0]?.push([]);
  await advance(0);
  expect(watched[0]?.ageMs()).toBe(0);
});

it('polls a price that the stream does not have', async () => {
  const { polled, streams, watched } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(5000);
  streams[0]?.push([], ['B']);
  await advance(4000);
  expect(watched.map((one) => one.ageMs())).toEqual([4000, 9000]);
  streams[0]?.push([], ['B']);
  await advance(2000);
  expect(polled).toEqual(['symbol=B']);
});

it.each([
  ['does not announce it', { extensions: 'gains' }, 0],
  ['refuses it', { refuses: true }, 0],
] as const)('polls where the upstream %s', async (_, how, opened) => {
  const { polled, streams } = await start(how);
  await advance(15_000);
  expect(streams).toHaveLength(opened);
  expect(polled).toEqual(Array.from({ length: 3 }, () => ['symbol=A', 'symbol=B']).flat());
});

it('polls at once when the stream breaks, and reconnects later', async () => {
  const { polled, streams } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(1000);
  streams[0]?.break();
  await advance(50);
  expect(polled).toEqual(['symbol=A', 'symbol=B']);
  await advance(2000);
  expect(streams).toHaveLength(2);
  streams[1]?.push([row('A', '11'), row('B', '21')]);
  await advance(9000);
  expect(polled).toEqual(['symbol=A', 'symbol=B']);
});

it('ends a stream that is silent for two intervals, and polls', async () => {
  const { polled, streams } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(9900);
  expect(polled).toEqual([]);
  await advance(200);
  expect(polled.slice(0, 2)).toEqual(['symbol=A', 'symbol=B']);
  expect(streams[0]?.isOver()).toBe(true);
});

it.each(['data: nonsense\n\n', 'data: {"rows":7}\n\n'])('polls after %j', async (text) => {
  const { polled, streams } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  streams[0]?.write(text);
  await advance(50);
  expect(polled).toEqual(['symbol=A', 'symbol=B']);
});

it('only polls for five minutes after four failures in a row', async () => {
  const { streams } = await start();
  for (let failure = 1; failure <= 4; failure += 1) {
    streams.at(-1)?.break();
    await advance(20_000);
  }
  expect(streams).toHaveLength(4);
  await advance(250_000);
  expect(streams).toHaveLength(4);
  await advance(10_000);
  expect(streams).toHaveLength(5);
});

it('closes while the page is hidden, and reconnects with the latest prices', async () => {
  const { polled, streams, watched } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  await advance(1000);
  focusManager.setFocused(false);
  await advance(10);
  expect(streams[0]?.isOver()).toBe(true);
  await advance(60_000);
  expect([streams.length, polled]).toEqual([1, []]);
  focusManager.setFocused(true);
  await advance(100);
  expect(streams).toHaveLength(2);
  expect(watched[0]?.ageMs()).toBeLessThan(200);
});

it('keeps the stream while the browser reports no network', async () => {
  const { streams } = await start();
  onlineManager.setOnline(false);
  await advance(10);
  expect(streams[0]?.isOver()).toBe(false);
  onlineManager.setOnline(true);
  await advance(100);
  expect(streams).toHaveLength(1);
});

it('opens one stream for all displayed prices after a change of screens', async () => {
  const { streams, watch, watched } = await start();
  streams[0]?.push([row('A', '10'), row('B', '20')]);
  for (const one of watched) one.leave();
  watch('C');
  await advance(100);
  watch('D');
  await advance(100);
  watch('A');
  await advance(600);
  expect(streams.map(({ query }) => query)).toEqual([
    '?symbols=A,B&every=5',
    '?symbols=A,C,D&every=5',
  ]);
  expect(streams.map((one) => one.isOver())).toEqual([true, false]);
});

it('keeps a stream with surplus symbols for ten seconds', async () => {
  const { streams, watched } = await start();
  const beat = () => streams.at(-1)?.push([row('A', '10'), row('B', '20')]);
  beat();
  watched[1]?.leave();
  await advance(5000);
  beat();
  expect(streams).toHaveLength(1);
  await advance(4000);
  beat();
  await advance(4000);
  expect(streams.map(({ query }) => query).at(-1)).toBe('?symbols=A&every=5');
});

it('does not overwrite a price of another market', async () => {
  const { streams, watch } = await start({ symbols: ['A'] });
  const inMexico = watch('A', 'MX');
  await advance(500);
  streams.at(-1)?.push([row('A', '10')]);
  await advance(0);
  expect(inMexico.price()).toBe('1');
});

it('ends with the session, and when it is stopped', async () => {
  const { streams, stop } = await start();
  stop();
  await advance(0);
  expect(streams[0]?.isOver()).toBe(true);
  await advance(60_000);
  expect(streams).toHaveLength(1);
});
