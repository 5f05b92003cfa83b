import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openForFile } from '../testSandbox.ts';

// Prices and candles as they are kept for as long as the market's moment is the same.

let quotes = 0;
const kit = await openForFile({
  feedOf: (market, clock) => ({
    ...market,
    tick: () => Math.floor(clock.now() / 1000),
    quote(symbol) {
      quotes += 1;
      return market.quote(symbol);
    },
  }),
});
const { prices } = kit;
const token = await kit.newcomer();

const call = async (path: string, headers: Record<string, string> = {}) =>
  kit.sandbox.fetch(new Request(`http://sandbox/api${path}`, { headers: { token, ...headers } }));

const read = async () => (await call('/v2/yahoo?symbol=ACME')).text();

test('it is worked out once in a moment, however many ask, and again in the next one', async () => {
  quotes = 0;
  const answers = await Promise.all([read(), read(), read()]);
  expect([new Set(answers).size, quotes]).toEqual([1, 1]);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ msg: 'ok', data: { price: '100.00' } });
  prices.set('ACME', '101.00');
  expect(await read()).toBe(answers[0]);
  kit.pass(1000);
  expect(JSON.parse(await read())).toMatchObject({ data: { price: '101.00' } });
  expect(quotes).toBe(2);
});

test('who has it is told so, until it is another; only with a session', async () => {
  const path = '/v2/stock/list';
  const first = await call(path);
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = await call(path, { 'if-none-match': `"x", ${tag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  kit.pass(1000);
  expect((await call(path, { 'if-none-match': tag })).status).toBe(304);
  prices.set('MEX', '55.00');
  kit.pass(1000);
  const changed = await call(path, { 'if-none-match': tag });
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('55.00')]);
  const stranger = await call(path, { 'if-none-match': tag, token: 'A'.repeat(64) });
  expect([stranger.status, await stranger.json()]).toEqual([400, { msg: 'logout', data: null }]);
});

test('it is compressed for who takes that, to the same text', async () => {
  const path = '/v2/stock/list?limit=10';
  const plain = await call(path);
  const packed = await call(path, { 'accept-encoding': 'br, gzip;q=0.8' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
  for (const accepted of ['gzip;q=0', 'deflate', 'xgzip']) {
    const refused = await call(path, { 'accept-encoding': accepted });
    expect([accepted, refused.headers.get('content-encoding')]).toEqual([accepted, null]);
  }
});

test('each language and each question has its own', async () => {
  const path = '/v2/currency/list';
  const [spanish, english] = [await call(path), await call(path, { 'accept-language': 'en' })];
  expect(await spanish.text()).toContain('Dólar');
  expect(await english.text()).toContain('dollar');
  const tags = [path, '/v2/stock/list?limit=1', '/v2/stock/list?limit=2'].map(async (one) =>
    (await call(one)).headers.get('etag'),
  );
  expect(new Set(await Promise.all(tags)).size).toBe(3);
});

test('what tells of the customer is stored nowhere, and a refusal is not kept', async () => {
  for (const path of [
    '/v2/yahoo?symbol=ACME',
    '/v2/stock/list?symbol=AC',
    '/v2/yahoo?symbol=NONE',
    '/stock/success/v2/balance',
  ]) {
    const { headers } = await call(path);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  expect((await call('/stock/success/v2/balance')).headers.get('etag')).toBeNull();
  prices.set('MEX', 'unavailable');
  kit.pass(1000);
  expect(await (await call('/v2/yahoo?symbol=MEX')).json()).toEqual({ msg: 'no', data: 'busy' });
  prices.set('MEX', '56.00');
  expect(await (await call('/v2/yahoo?symbol=MEX')).json()).toMatchObject({ msg: 'ok' });
});

const headOf = ({ status, headers }: Response) => [status, Object.fromEntries(headers)];

test('what is known is answered at once, as by the whole way; all else takes that', async () => {
  const address = 'http://sandbox/api/v2/stock/list?limit=10';
  const asked = (headers: Record<string, string> = {}) =>
    new Request(address, { headers: { token, ...headers } });
  const known = (headers?: Record<string, string>) => kit.sandbox.known(asked(headers));
  /** Which sessions have ended is known for a second: a slow machine has to ask more than once. */
  const untilKnown = async (headers: Record<string, string>): Promise<Response> => {
    const answer = known(headers);
    if (answer !== null) return answer;
    await kit.sandbox.fetch(asked(headers));
    return untilKnown(headers);
  };
  kit.pass(1000);
  expect(known()).toBeNull();
  const whole = await kit.sandbox.fetch(asked());
  const tag = { 'if-none-match': whole.headers.get('etag') ?? '' };
  const packed = { 'accept-encoding': 'gzip' };
  expect(known(packed)).toBeNull();
  for (const headers of [{}, tag, packed]) {
    const slow = await kit.sandbox.fetch(asked(headers));
    const quick = await untilKnown(headers);
    expect(headOf(quick)).toEqual(headOf(slow));
    expect(await quick.bytes()).toEqual(await slow.bytes());
  }
  for (const headers of [
    { token: '' },
    { token: 'A'.repeat(64) },
    { 'accept-language': 'en' },
    { 'sec-fetch-site': 'cross-site' },
    { 'idempotency-key': 'none' },
  ]) {
    expect([headers, known(headers)]).toEqual([headers, null]);
  }
  expect(
    kit.sandbox.known(new Request(address, { method: 'POST', headers: { token } })),
  ).toBeNull();
  expect(kit.sandbox.known(new Request(`${address}0`, { headers: { token } }))).toBeNull();
  await kit.post('/stock/success/v2/session/logout', {}, token);
  expect(known()).toBeNull();
});
