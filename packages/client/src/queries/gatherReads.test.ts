import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ownTask } from '../http/request.ts';
import { type CallOptions, createTransport } from '../http/index.ts';
import { configQuery, getConfig } from '../resources/config.ts';
import { getNewsItem } from '../resources/news.ts';
import { getQuote } from '../resources/quotes.ts';
import { getUnreadCount } from '../resources/unreadCount.ts';
import { getUnreadNotices } from '../resources/unreadNotices.ts';
import { sendMessage } from '../resources/messages.ts';
import { rejection } from '../resources/wire.fixture.ts';
import { gatherReads } from './gatherReads.ts';

type Answering = (url: URL, request: Request) => Response | Promise<Response>;

interface Part {
  status: number;
  body: unknown;
}

const ok = (data: unknown) => Response.json({ msg: 'ok', data });
const part = (data: unknown): Part => ({ status: 200, body: { msg: 'ok', data } });
const parts = (...answers: readonly unknown[]) => ok({ answers });

const bothParts = () => parts(part({ unread_count: 1 }), part({ unread_count: 2 }));

const messages = '/stock/success/user_message/unread-count';
const notices = '/stock/success/v2/notice/unread-count';

/** Messages and notices that are unread, each by its own call. */
const alone: Readonly<Record<string, number>> = { [messages]: 3, [notices]: 5 };

/** A gathering transport whose tests say when it sends, and how the upstream answers several reads. */
async function open(several: Answering, extensions = 'quotes, reads', isKnown = true) {
  const asked: string[] = [];
  const requests: Request[] = [];
  const ended: string[] = [];
  const timers: (() => void)[] = [];
  let token = 'token-1';
  const answerOf: Answering = (url, request) => {
    const path = url.pathname.replace('/api', '');
    if (path === '/v2/config') return ok([{ tag: 'extensions', value: extensions }]);
    return path === '/v2/reads' ? several(url, request) : ok({ unread_count: alone[path] });
  };
  const api = createTransport({
    baseUrl: 'http://upstream.test/api',
    fetch: async (request) => {
      const url = new URL(request.url);
      const path = url.pathname.replace('/api', '');
      const reads = url.searchParams.getAll('read');
      if (path !== '/v2/config') asked.push(reads.length > 0 ? reads.join(' ') : path + url.search);
      requests.push(request);
      return answerOf(url, request);
    },
    token: () => token,
    clock: {
      now: () => 1_795_188_600_000,
      setTimeout: (run, ms) => {
        const isPause = ms < 10_000;
        if (isPause) void Promise.resolve().then(run);
        else timers.push(run);
        return 0;
      },
      clearTimeout: () => undefined,
    },
    random: () => 0,
    onSessionEnd: (reason) => ended.push(reason),
    onSimulated: () => undefined,
  });
  const cache = new QueryClient();
  const readSettings = () => cache.prefetchQuery(configQuery(api));
  if (isKnown) await readSettings();
  const releases: (() => void)[] = [];
  const background = gatherReads(api, {
    cache,
    untilSent: () => new Promise((resolve) => void releases.push(resolve)),
  });
  const send = async () => {
    await ownTask();
    for (const release of releases.splice(0)) release();
    await ownTask();
  };
  const both = () => Promise.all([getUnreadCount(background), getUnreadNotices(background)]);
  const setToken = (next: string) => void (token = next);
  return { api, background, asked, requests, ended, timers, readSettings, send, both, setToken };
}

it('reads by one call what is begun until it is sent, each with its own answer', async () => {
  const { asked, requests, send, both } = await open(bothParts);
  const reads = both();
  await ownTask();
  expect(asked).toEqual([]);
  await send();
  expect(await reads).toEqual([1, 2]);
  expect(asked).toEqual([`${messages} ${notices}`]);
  expect(requests.at(-1)?.headers.get('token')).toBe('token-1');
  expect(requests.at(-1)?.headers.get('traceparent')).not.toBeNull();
});

it('asks with the parameters of each', async () => {
  const { background, asked, send } = await open(() =>
    parts(part({ symbol: 'A&B', price: '1' }), part({ id: 7, title: 'Hoy' })),
  );
  const reads = Promise.all([
    getQuote(background, { symbol: 'A&B' }),
    getNewsItem(background, '7'),
  ]);
  await send();
  expect(asked).toEqual(['/v2/yahoo?symbol=A%26B /stock/new/index?id=7']);
  expect((await reads)[0].price).toBe('1');
});

it('tells the refusal of one to that one alone', async () => {
  const { send, background } = await open(() =>
    parts(part({ unread_count: 1 }), { status: 200, body: { msg: 'no', data: 'not-found' } }),
  );
  const reads = Promise.all([getUnreadCount(background), rejection(getNewsItem(background, '7'))]);
  await send();
  expect(await reads).toEqual([1, expect.objectContaining({ kind: 'refusal', code: 'not-found' })]);
});

it('ends the session once where the answers say so', async () => {
  const logout = { status: 400, body: { msg: 'logout', data: null } };
  const { send, both, ended } = await open(() => parts(logout, logout));
  const error = rejection(both());
  await send();
  expect(await error).toMatchObject({ kind: 'session-ended' });
  expect(ended).toEqual(['logout']);
});

it.each(['quotes', '', 'reads.later'])(
  'reads each at once where «%s» is announced',
  async (said) => {
    const { asked, both } = await open(() => parts(), said);
    expect(await both()).toEqual([3, 5]);
    expect(asked).toEqual([messages, notices]);
  },
);

it.each([
  ['quotes, reads', [`${messages} ${notices}`], [1, 2]],
  ['quotes', [messages, notices], [3, 5]],
])(
  'decides when it sends where it was not known that «%s» is announced',
  async (said, calls, counts) => {
    const { asked, readSettings, send, both } = await open(bothParts, said, false);
    const reads = both();
    await readSettings();
    expect(asked).toEqual([]);
    await send();
    expect(await reads).toEqual(counts);
    expect(asked).toEqual(calls);
  },
);

it('reads by its own call what is alone, and what is given up not at all', async () => {
  const { background, asked, send } = await open(() => parts());
  const stop = new AbortController();
  const given = rejection(getUnreadNotices(background, { signal: stop.signal }));
  const read = getUnreadCount(background);
  await ownTask();
  stop.abort(new Error('gone'));
  expect(await given).toMatchObject({ message: 'gone' });
  await send();
  expect(await read).toBe(3);
  expect(asked).toEqual([messages]);
});

it('reads at once what is read again, and what writes', async () => {
  const { background, asked, send, both } = await open(bothParts);
  const first = both();
  await send();
  await first;
  asked.length = 0;
  expect(await both()).toEqual([3, 5]);
  await sendMessage(background, 'Hola', 'key');
  expect(asked).toEqual([messages, notices, '/stock/success/user_message/send']);
});

it('stops one without the others, and the call with the last', async () => {
  const never = new Promise<Response>(() => undefined);
  const { background, requests, send } = await open(() => never);
  const stops = [new AbortController(), new AbortController()];
  const optionsOf = (at: number): CallOptions => ({ signal: stops[at]?.signal });
  const reads = [
    rejection(getUnreadCount(background, optionsOf(0))),
    rejection(getUnreadNotices(background, optionsOf(1))),
  ];
  await send();
  const { signal } = requests.at(-1) ?? {};
  stops[0]?.abort(new Error('first'));
  expect(await reads[0]).toMatchObject({ message: 'first' });
  expect(signal?.aborted).toBe(false);
  stops[1]?.abort(new Error('second'));
  expect(await reads[1]).toMatchObject({ message: 'second' });
  expect(signal?.aborted).toBe(true);
});

it('times each out as its own call', async () => {
  const { timers, send, both } = await open(() => new Promise<Response>(() => undefined));
  const error = rejection(both());
  await send();
  for (const run of timers) run();
  expect(await error).toMatchObject({ kind: 'timed-out' });
});

it.each<[string, () => Response | Promise<Response>]>([
  ['is lost', () => Promise.reject(new TypeError('The network is gone'))],
  ['is HTTP 500', () => new Response('internal error', { status: 500 })],
  ['is HTTP 503', () => new Response('', { status: 503 })],
])('tries each again by its own call where the answer %s', async (_, several) => {
  const { asked, send, both } = await open(several);
  const reads = both();
  await send();
  expect(await reads).toEqual([3, 5]);
  expect(asked).toEqual([`${messages} ${notices}`, messages, notices]);
});

it('tries one again by its own call that failed among others', async () => {
  const { asked, send, both } = await open(() =>
    parts(part({ unread_count: 1 }), { status: 500, body: null }),
  );
  const reads = both();
  await send();
  expect(await reads).toEqual([1, 5]);
  expect(asked).toEqual([`${messages} ${notices}`, notices]);
});

it('leaves the upstream alone for as long as it says', async () => {
  const headers = { 'retry-after': '20' };
  const { api, send, both } = await open(() => new Response('', { status: 429, headers }));
  const error = rejection(both());
  await send();
  const busy = { kind: 'refusal', code: 'busy', values: { seconds: 20 } };
  expect(await error).toMatchObject(busy);
  expect(await rejection(getConfig(api))).toMatchObject(busy);
});

it('tells each that the upstream is busy, and goes on gathering', async () => {
  const { background, asked, send, both } = await open(() =>
    Response.json({ msg: 'no', data: 'busy' }),
  );
  const error = rejection(both());
  await send();
  expect(await error).toMatchObject({ kind: 'refusal', code: 'busy' });
  const items = Promise.allSettled([getNewsItem(background, '7'), getNewsItem(background, '8')]);
  await send();
  await items;
  expect(asked).toHaveLength(2);
});

it('reads alone what the upstream does not read together with others', async () => {
  const missing = { status: 404, body: { msg: 'no', data: 'not-found' } };
  const { asked, send, both } = await open(() => parts(part({ unread_count: 1 }), missing));
  const reads = both();
  await send();
  expect(await reads).toEqual([1, 5]);
  expect(asked).toEqual([`${messages} ${notices}`, notices]);
});

it.each<[string, () => Response]>([
  ['is HTTP 404', () => new Response('not found', { status: 404 })],
  ['is a page', () => new Response('<h1>Corro</h1>')],
  ['is a refusal', () => Response.json({ msg: 'no', data: 'bad-request' }, { status: 400 })],
  ['is another list', () => ok([part({}), part({})])],
  ['has too few', () => parts(part({ unread_count: 1 }))],
  ['has no status', () => parts(part({ unread_count: 1 }), { body: {} })],
  ['has no body', () => parts(part({ unread_count: 1 }), { status: 200 })],
  ['has a status without a body', () => parts(part({}), { status: 204, body: null })],
])('reads each by its own call from then on where the answer %s', async (_, several) => {
  const { background, asked, send, both } = await open(several);
  const reads = both();
  await send();
  expect(await reads).toEqual([3, 5]);
  expect(asked).toEqual([`${messages} ${notices}`, messages, notices]);
  asked.length = 0;
  await Promise.allSettled([getNewsItem(background, '7'), getNewsItem(background, '8')]);
  expect(asked).toEqual(['/stock/new/index?id=7', '/stock/new/index?id=8']);
});

it('asks for twenty at once at most, and for as many as an address holds', async () => {
  const { background, asked, send } = await open(() => parts());
  const items = Array.from({ length: 21 }, (_, at) => getNewsItem(background, String(at)));
  const long = ['a', 'b', 'c'].map((letter) => getNewsItem(background, letter.repeat(1500)));
  const all = Promise.allSettled([...items, ...long]);
  await send();
  await all;
  expect(asked.map((call) => call.split(' ').length).slice(0, 3)).toEqual([20, 3, 1]);
});

it('never mixes what two sessions read', async () => {
  const { background, asked, send, setToken } = await open(() => parts());
  const first = getUnreadCount(background);
  await ownTask();
  setToken('token-2');
  const second = getUnreadNotices(background);
  await send();
  expect(await Promise.all([first, second])).toEqual([3, 5]);
  expect(asked).toEqual([messages, notices]);
});
