import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openForFile } from '../testSandbox.fixture.ts';

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

test('creates a response once a second, however many callers ask', async () => {
  quotes = 0;
  const responses = await Promise.all([read(), read(), read()]);
  expect([new Set(responses).size, quotes]).toEqual([1, 1]);
  expect(JSON.parse(responses[0] ?? '')).toMatchObject({ msg: 'ok', data: { price: '100.00' } });
  prices.set('ACME', '101.00');
  expect(await read()).toBe(responses[0]);
  kit.advance(1000);
  expect(JSON.parse(await read())).toMatchObject({ data: { price: '101.00' } });
  expect(quotes).toBe(2);
});

test('computes the same input once, whatever else the callers send', async () => {
  kit.advance(1000);
  quotes = 0;
  const paths = [
    '/v2/yahoo?symbol=ACME&interval=1m',
    '/v2/yahoo?interval=1m&symbol=ACME&unused=1',
    '/v2/yahoo?symbol=ACME&interval=1m&unused=2&range=5y',
    '/v2/yahoo?symbol=ACME&interval=1m&market=US',
    '/v2/yahoo?symbol=ACME&interval=1m&market=MX&mold=bulk',
    '/v2/yahoo?symbol=ACME&interval=1m&symbol=OTHER',
    '/v2/yahoo?symbol=%41CME&interval=1m',
  ];
  const texts = await Promise.all(paths.map(async (path) => (await call(path)).text()));
  for (const accepted of ['identity', 'identity;q=0.3', 'br', 'gzip;q=0', 'zstd, br;q=0.1']) {
    texts.push(await (await call(paths[0] ?? '', { 'accept-encoding': accepted })).text());
  }
  expect([new Set(texts).size, quotes]).toEqual([1, 1]);
  await call('/v2/yahoo?symbol=ACME&interval=1d&points=9');
  await call('/v2/yahoo?symbol=ACME&points=8');
  expect(quotes).toBe(2);
});

test('a cached response has the headers of the first one', async () => {
  const first = await call('/v2/stock/list');
  const second = await call('/v2/stock/list');
  expect([second.status, [...second.headers]]).toEqual([200, [...first.headers]]);
  expect(second.headers.get('x-corro-simulated')).toBe('true');
});

test('answers 304 to a matching tag, only with an open session', async () => {
  const path = '/v2/stock/list';
  const first = await call(path);
  const tag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = await call(path, { 'if-none-match': `"x", ${tag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  kit.advance(1000);
  expect((await call(path, { 'if-none-match': tag })).status).toBe(304);
  prices.set('MEX', '55.00');
  kit.advance(1000);
  const changed = await call(path, { 'if-none-match': tag });
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('55.00')]);
  const stranger = await call(path, { 'if-none-match': tag, token: 'A'.repeat(64) });
  expect([stranger.status, await stranger.json()]).toEqual([400, { msg: 'logout', data: null }]);
});

test('refuses a cached response after a logout', async () => {
  const path = '/v2/stock/list?limit=3';
  const own = await kit.newcomer();
  expect((await call(path, { token: own })).status).toBe(200);
  await kit.post('/stock/success/v2/session/logout', {}, own);
  expect((await call(path, { token: own })).status).toBe(400);
});

test('compresses a response if the caller accepts gzip', async () => {
  const path = '/stock/new/list';
  const plain = await call(path);
  for (let time = 0; time < 2; time += 1) {
    const packed = await call(path, { 'accept-encoding': 'br, gzip;q=0.8' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const bytes = await packed.arrayBuffer();
    expect(packed.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(gunzipSync(bytes).toString()).toBe(await plain.clone().text());
  }
  for (const accepted of ['gzip;q=0', 'deflate', 'xgzip']) {
    const refused = await call(path, { 'accept-encoding': accepted });
    expect([accepted, refused.headers.get('content-encoding')]).toEqual([accepted, null]);
  }
});

test('caches each language and each address separately', async () => {
  const path = '/v2/currency/list';
  const [spanish, english] = [await call(path), await call(path, { 'accept-language': 'en' })];
  expect(await spanish.text()).toContain('Dólar');
  expect(await english.text()).toContain('dollar');
  const tags = [path, '/v2/stock/list?limit=1', '/v2/stock/list?limit=2'].map(async (one) =>
    (await call(one)).headers.get('etag'),
  );
  expect(new Set(await Promise.all(tags)).size).toBe(3);
});

test('forbids browsers to store responses about an instrument or a customer', async () => {
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
});

test('caches no refusal', async () => {
  prices.set('MEX', 'unavailable');
  kit.advance(1000);
  expect(await (await call('/v2/yahoo?symbol=MEX')).json()).toEqual({
    msg: 'no',
    data: { code: 'busy', values: { reason: 'prices' } },
  });
  prices.set('MEX', '56.00');
  expect(await (await call('/v2/yahoo?symbol=MEX')).json()).toMatchObject({ msg: 'ok' });
});
