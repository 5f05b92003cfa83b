import { beforeEach, expect, test, vi } from 'vitest';
import type { FirstCalls } from '../app/fetchUnlessSent.ts';
import { sendFirstCalls } from './sendFirstCalls.ts';

const network = vi.fn((request: Request) => Promise.resolve(new Response(request.url)));
let token: string | null = 'T';
let otherItems: Readonly<Record<string, string>> = {};

beforeEach(() => {
  network.mockClear();
  token = 'T';
  otherItems = {};
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'token' ? token : (otherItems[name] ?? null)),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'es' } });
  // Node has no page that an address could be relative to.
  const relative = class extends Request {
    constructor(address: string, init: RequestInit) {
      super(new URL(address, 'http://corro.test'), init);
    }
  };
  vi.stubGlobal('Request', relative);
});

function start(pathname: string, place: string): FirstCalls {
  vi.stubGlobal('location', { pathname });
  const calls: FirstCalls = new Map();
  sendFirstCalls(calls, place);
  return calls;
}

const place = '/stock/v2/:symbol/:name /v2/config /v2/yahoo?symbol=~symbol~&range=1d';

test('sends the calls of the address with the token', async () => {
  const calls = start('/stock/v2/BRK.B%26C/Berkshire%20B', place);
  const addresses = [
    'http://corro.test/api/v2/config',
    'http://corro.test/api/v2/yahoo?symbol=BRK.B%26C&range=1d',
  ];
  expect([...calls.keys()]).toEqual(addresses);
  expect(network.mock.calls.map(([{ headers }]) => headers.get('token'))).toEqual(['T', 'T']);
  const answer = await calls.get('http://corro.test/api/v2/config')?.answer;
  expect(await answer?.response.text()).toBe('http://corro.test/api/v2/config');
});

test('leaves out a call that the app has sent meanwhile', () => {
  vi.stubGlobal('location', { pathname: '/' });
  sendFirstCalls(
    new Map([['http://corro.test/api/v2/config', null]]),
    '/ /v2/config /v2/news/list',
  );
  expect(network.mock.calls.map(([{ url }]) => url)).toEqual([
    'http://corro.test/api/v2/news/list',
  ]);
});

test('has no answer if the call fails', async () => {
  network.mockReturnValueOnce(Promise.reject(new TypeError('Failed to fetch')));
  const [call] = start('/', '/ /v2/config').values();
  expect(await call?.answer).toBeNull();
});

test('ends only the calls that the app has not taken over in time', () => {
  vi.useFakeTimers();
  const calls = start('/', '/ /v2/config /v2/news/list');
  calls.delete('http://corro.test/api/v2/config');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(network.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([false, true]);
});

test.each([
  ['without a token', null, '/stock/v2/KO/Coca-Cola'],
  ['at an address that cannot be decoded', 'T', '/stock/v2/%FF/x'],
])('sends nothing %s', (_, stored, pathname) => {
  token = stored;
  expect(start(pathname, place).size).toBe(0);
  expect(network).not.toHaveBeenCalled();
});

const config = (value: string) =>
  Promise.resolve(Response.json({ code: 200, data: [{ tag: 'extensions', value }] }));

test('sends the call of an extension once the config announces it', async () => {
  network.mockReturnValueOnce(config('gains portfolio'));
  const calls = start('/', '/ /v2/config portfolio:/total?range=1d notices:/notices');
  expect(calls.size).toBe(1);
  await expect.poll(() => calls.size).toBe(2);
  expect([...calls.keys()][1]).toBe('http://corro.test/api/total?range=1d');
  const answer = await calls.get('http://corro.test/api/v2/config')?.answer;
  expect(await answer?.response.json()).toMatchObject({ code: 200 });
});

test('sends the call of an extension at once if the stored config announces it', () => {
  const data = { extensions: ['portfolio'], entries: { usd_mxn: '18.5', extensions: 'portfolio' } };
  const figures = JSON.stringify({ figures: [{ key: ['config'], readAt: 1, data }] });
  otherItems = { figures };
  const calls = start('/', '/ /v2/config portfolio:/total?range=1d notices:/notices');
  expect([...calls.keys()].slice(1)).toEqual(['http://corro.test/api/total?range=1d']);
});

test.each([
  ['announces nothing', () => config('')],
  ['is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('sends no call of an extension if the config %s', async (_, answer) => {
  network.mockReturnValueOnce(answer());
  const calls = start('/', '/ /v2/config portfolio:/total');
  await [...calls.values()][0]?.answer;
  await new Promise((resolve) => setTimeout(resolve));
  expect(network).toHaveBeenCalledTimes(1);
});

test('sends the body of a list and an optional parameter', async () => {
  start('/records/usdt', '/records/:type? /list/~type~{"page":1,"limit":10}');
  const [[request] = []] = network.mock.calls;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('http://corro.test/api/list/usdt');
  expect(await request?.text()).toBe('{"page":1,"limit":10}');
});

const list = (rows: unknown) => () =>
  Promise.resolve(Response.json({ code: 200, data: { count: 2, rows } }));

async function addressesAfter(answer: () => Promise<Response>, calls: string) {
  network.mockReturnValueOnce(config('')).mockImplementationOnce(answer);
  const sent = start('/', `/ /v2/config ${calls}`);
  await [...sent.values()][1]?.answer;
  await new Promise((resolve) => setTimeout(resolve, 5));
  return [...sent.keys()].slice(2).map((address) => address.slice('http://corro.test/api'.length));
}

const lines = [0, 1, 2].map((row) => `/line?of=~1.${row}.stock~&in=~1.${row}.market~`).join(' ');

test('sends the calls for the rows of a list once the list has arrived', async () => {
  const rows = [
    { stock: 'BRK B', market: 'US' },
    { stock: 'KO', detail: { market: 'MX' } },
  ];
  expect(await addressesAfter(list(rows), `/list ${lines}`)).toEqual([
    '/line?of=BRK%20B&in=US',
    '/line?of=KO&in=MX',
  ]);
});

test('sends one call for two rows of an instrument, and none for a row without one', async () => {
  const rows = [
    { stock: 'KO', market: 'US' },
    { stock: 'KO', market: 'US' },
    { stock: null, market: 'US' },
  ];
  expect(await addressesAfter(list(rows), `/list ${lines}`)).toEqual(['/line?of=KO&in=US']);
});

test('takes the rows of the first list that has them', async () => {
  const categories = [
    { stocks: [{ stock: 'SP500', market: 'INDEX' }] },
    { stocks: [{ stock: 'KO' }] },
  ];
  expect(await addressesAfter(list(categories), `/list ${lines}`)).toEqual([
    '/line?of=SP500&in=INDEX',
  ]);
});

test.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['is empty', list([])],
])('sends no call for rows if the list %s', async (_, answer) => {
  expect(await addressesAfter(answer, `/list ${lines}`)).toEqual([]);
});
