import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type ProxyLimits, proxyLimits } from './bodies.ts';
import { createProxy } from './proxy.ts';
import { openUpstreamServer, type TestUpstream } from './testUpstream.fixture.ts';

const json = { 'content-type': 'application/json' };
const ok = '{"msg":"ok","data":null}';
const closing: (() => Promise<void> | void)[] = [];
let faults: string[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  faults = [];
});

/** Opens a proxy before an upstream with the given request handler. */
async function open(answer: RequestListener, limits: Partial<ProxyLimits> = {}, path = '') {
  const upstream = await openUpstreamServer(answer);
  const proxy = createProxy({
    upstreamUrl: upstream.url + path,
    limits: { ...proxyLimits, ...limits },
    onFault: (error) => faults.push(String(error)),
  });
  closing.push(
    () => proxy.close(),
    () => upstream.close(),
  );
  const call = (to: string, init?: RequestInit, address: string | null = null) =>
    proxy.fetch(new Request(`http://corro.test/api${to}`, init), address);
  return { upstream, call };
}

const post = (body: string | ReadableStream, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: {
    ...json,
    ...(typeof body === 'string' ? { 'content-length': String(body.length) } : {}),
    ...headers,
  },
});

const answerOk = (_request: unknown, response: ServerResponse) =>
  void response.writeHead(200, json).end(ok);

function sent({ calls }: TestUpstream) {
  const call = calls.at(-1);
  if (call === undefined) throw new Error('Nothing was sent.');
  return call;
}

test('keeps only contract headers of an answer', async () => {
  const { call } = await open((_request, response) => {
    response
      .writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'inline',
        'Content-Language': 'es',
        'Content-Length': ok.length,
        'X-Corro-Simulated': 'true',
        'Idempotency-Honoured': 'true',
        'Retry-After': '3',
        Date: 'Sat, 28 Nov 2026 16:00:00 GMT',
        Token: 'token-2',
        'Set-Cookie': ['sid=1', 'corro-locale=de; Path=/'],
        'Clear-Site-Data': '"*"',
        Refresh: '0; url=https://elsewhere.example',
        'WWW-Authenticate': 'Basic',
        'Access-Control-Allow-Origin': '*',
        'Content-Security-Policy': 'default-src *',
        'Strict-Transport-Security': 'max-age=0',
        'Cache-Control': 'public, max-age=600',
        ETag: '"1"',
        'Last-Modified': 'Sun, 22 Nov 2026 10:00:00 GMT',
        'Service-Worker-Allowed': '/',
        'Alt-Svc': 'h3=":443"',
        Location: '/elsewhere',
        Link: '</x>; rel=preload',
        Server: 'nginx',
        'Proxy-Authenticate': 'Basic',
        'X-Accel-Redirect': '/secret',
        Connection: 'x-a',
        'X-A': '1',
      })
      .end(ok);
  });
  const answer = await call('/v2/config');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-disposition': 'inline',
    'content-language': 'es',
    'content-length': '24',
    'content-type': 'application/json; charset=utf-8',
    date: 'Sat, 28 Nov 2026 16:00:00 GMT',
    'idempotency-honoured': 'true',
    'retry-after': '3',
    token: 'token-2',
    'x-corro-simulated': 'true',
  });
  expect(await answer.text()).toBe(ok);
});

test('keeps only contract headers of a call', async () => {
  const { upstream, call } = await open(answerOk, {}, '/corro');
  await call(
    '/stock/success/deal/buy?a=1',
    post('{"count":1}', {
      token: 't',
      'idempotency-key': 'k',
      'order-age': '120',
      traceparent: '00-1-1-01',
      accept: '*/*',
      'accept-language': 'es',
      'user-agent': 'Pixel',
      'sec-fetch-site': 'same-origin',
      cookie: 'corro-locale=de',
      authorization: 'Basic x',
      forwarded: 'for=1.1.1.1',
      origin: 'https://elsewhere.example',
      range: 'bytes=0-1',
      te: 'trailers',
      'if-none-match': '"1"',
      'x-corro-address': '1.1.1.1',
      'x-forwarded-for': '1.1.1.1',
      'x-forwarded-host': 'elsewhere.example',
      'x-real-ip': '1.1.1.1',
    }),
    '203.0.113.7',
  );
  const { method, url, headers, body } = sent(upstream);
  expect({ method, url, body }).toEqual({
    method: 'POST',
    url: '/corro/api/stock/success/deal/buy?a=1',
    body: '{"count":1}',
  });
  const { host, connection, ...others } = headers;
  expect(others).toEqual({
    accept: '*/*',
    'accept-encoding': 'identity',
    'accept-language': 'es',
    'content-length': '11',
    'content-type': 'application/json',
    'idempotency-key': 'k',
    'order-age': '120',
    'sec-fetch-site': 'same-origin',
    token: 't',
    traceparent: '00-1-1-01',
    'user-agent': 'Pixel',
    via: '1.1 corro',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(upstream.url).toBe(`http://${host}`);
  expect(connection).toBe('close');
});

test.each([429, 503])('passes a refusal with HTTP %i and its Retry-After', async (status) => {
  const { call } = await open((_request, response) => {
    response.writeHead(status, { ...json, 'retry-after': '7' }).end('{"msg":"no","data":"busy"}');
  });
  const answer = await call('/v2/config');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe('7');
  expect(await answer.json()).toEqual({ msg: 'no', data: 'busy' });
});

test('passes compressed answers unchanged', async () => {
  const { upstream, call } = await open((_request, response) => {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('gzipped');
  });
  const answer = await call('/v2/config', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(sent(upstream).headers['accept-encoding']).toBe('gzip');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toBe('gzipped');
});

test.each([204, 205, 304])('sends no body with HTTP %i', async (status) => {
  const { call } = await open((_request, response) => void response.writeHead(status).end());
  const answer = await call('/v2/config');
  expect([answer.status, await answer.text()]).toEqual([status, '']);
});

test('drops trailers', async () => {
  const { call } = await open((_request, response) => {
    response.writeHead(200, { ...json, Trailer: 'Set-Cookie' });
    response.write(ok);
    response.addTrailers({ 'Set-Cookie': 'sid=1' });
    response.end();
  });
  const answer = await call('/v2/config');
  expect([...answer.headers.keys()]).toEqual(['content-type', 'date']);
  expect(await answer.text()).toBe(ok);
});

test('rejects methods outside the contract', async () => {
  const { upstream, call } = await open(answerOk);
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await call('/v2/config', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  }
  expect(upstream.calls).toEqual([]);
});

test('answers 504 and ends the call of a slow upstream', async () => {
  const ended = Promise.withResolvers<void>();
  const { call } = await open(
    (_request, response) => void response.once('close', () => ended.resolve()),
    { answerMs: 20 },
  );
  const answer = await call('/v2/config');
  expect([answer.status, await answer.text()]).toEqual([
    504,
    'The upstream did not answer in time.',
  ]);
  await ended.promise;
  expect(faults).toEqual(['UpstreamFailed: The upstream did not answer in time.']);
});

test('gives uploads more time', async () => {
  const { call } = await open(
    (_request, response) => void setTimeout(() => response.writeHead(200, json).end(ok), 50),
    { answerMs: 1 },
  );
  const form = new FormData();
  form.append('file', new Blob(['png']), 'a.png');
  expect((await call('/stock/success/upload', { method: 'POST', body: form })).status).toBe(200);
});

test('breaks off a stalled answer', async () => {
  const { call } = await open(
    (_request, response) => void response.writeHead(200, json).write('{"msg":'),
    { stalledMs: 20 },
  );
  const answer = await call('/v2/config');
  await expect(answer.text()).rejects.toThrow('The upstream did not answer in time.');
});

test('answers 502 for an unreachable upstream and reports the code', async () => {
  const { upstream, call } = await open(answerOk);
  await upstream.close();
  const answer = await call('/v2/config?user=5500000001', { headers: { token: 'secret' } });
  expect([answer.status, await answer.text()]).toEqual([502, 'The upstream cannot be reached.']);
  expect(faults).toEqual(['UpstreamFailed: The upstream cannot be reached. (ECONNREFUSED)']);
});

test('reaches an upstream with only one answering address', async () => {
  const upstream = await openUpstreamServer(answerOk);
  const proxy = createProxy({
    upstreamUrl: upstream.url.replace('127.0.0.1', 'upstream.test'),
    lookup: (_host, _options, done) =>
      done(null, [
        { address: '::1', family: 6 },
        { address: '127.0.0.1', family: 4 },
      ]),
  });
  closing.push(
    () => proxy.close(),
    () => upstream.close(),
  );
  for (const init of [{}, post('{}')]) {
    const request = new Request('http://corro.test/api/v2/config', init);
    expect((await proxy.fetch(request, null)).status).toBe(200);
  }
});

test('answers 502 before the first byte and breaks off after it', async () => {
  const { call } = await open(({ url }, response) => {
    if (url === '/api/before') response.destroy();
    else response.writeHead(200, json).write('{"msg":', () => response.destroy());
  });
  expect((await call('/before')).status).toBe(502);
  await expect((await call('/after')).text()).rejects.toThrow();
});

test('answers 502 for oversized headers', async () => {
  const { call } = await open((_request, response) => {
    response.writeHead(200, { ...json, 'x-long': 'x'.repeat(20_000) }).end(ok);
  });
  const answer = await call('/v2/config');
  expect([answer.status, await answer.text()]).toEqual([
    502,
    'The answer of the upstream cannot be read.',
  ]);
});

test('answers 502 for an answer that is not HTTP', async () => {
  const { call } = await open(({ socket }) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
  expect((await call('/v2/config')).status).toBe(502);
});

test('answers 502 for an oversized answer with a declared length, and breaks off one without', async () => {
  const long = '"'.padEnd(2_000, 'x');
  const { call } = await open(
    ({ url }, response) => {
      const declared = url === '/api/declared' ? { 'content-length': long.length } : {};
      response.writeHead(200, { ...json, ...declared }).end(long);
    },
    { answerBytes: 1_000 },
  );
  const answer = await call('/declared');
  expect([answer.status, await answer.text()]).toEqual([
    502,
    'The answer of the upstream is too long.',
  ]);
  await expect((await call('/streamed')).text()).rejects.toThrow('is too long');
  expect(faults).toHaveLength(2);
});

test('rejects an oversized call, declared or not', async () => {
  const { call } = await open(answerOk, { callBytes: 100_000 });
  const large = 'x'.repeat(100_001);
  expect((await call('/v2/config', post(large))).status).toBe(413);
  const streamed = new Blob([large]).stream();
  expect((await call('/v2/config', { ...post(streamed), duplex: 'half' })).status).toBe(413);
  expect(faults).toEqual([]);
});

test('streams a long body to the upstream', async () => {
  const { upstream, call } = await open(answerOk);
  const long = 'x'.repeat(200_000);
  expect((await call('/v2/config', post(long))).status).toBe(200);
  const { headers, body } = sent(upstream);
  expect([headers['content-length'], body.length]).toEqual(['200000', 200_000]);
});

test('aborts the upstream call with its caller, before and during the answer', async () => {
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const ended = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const { call } = await open(({ url }, response) => {
    const which = url === '/api/0' ? 0 : 1;
    response.once('close', () => ended[which].resolve());
    if (which === 1) response.writeHead(200, json).write('{');
    arrived[which].resolve();
  });
  const before = new AbortController();
  const unanswered = call('/0', { signal: before.signal });
  await arrived[0].promise;
  before.abort();
  await ended[0].promise;
  await unanswered;
  const begun = await call('/1');
  await begun.body?.cancel();
  await ended[1].promise;
  expect(faults).toEqual([]);
});

test.each([301, 302, 303, 307, 308])('follows HTTP %i within the upstream', async (status) => {
  const { upstream, call } = await open(
    ({ url }, response) => {
      if (url === '/corro/api/new') answerOk(null, response);
      else response.writeHead(status, { location: '/corro/api/new' }).end();
    },
    {},
    '/corro',
  );
  expect(await (await call('/old', { headers: { token: 't' } })).text()).toBe(ok);
  expect(sent(upstream).headers['token']).toBe('t');
});

test.each([
  'https://elsewhere.example/api/new',
  '//elsewhere.example/api/new',
  '/api/outside-of-the-prefix',
  '/corro-2/api/new',
  'not an address://',
  '',
])('answers 502 for a redirect to %j and reports it', async (location) => {
  const { call } = await open(
    (_request, response) => void response.writeHead(302, { location }).end(),
    {},
    '/corro',
  );
  const answer = await call('/old');
  expect(answer.status).toBe(502);
  expect(answer.headers.get('location')).toBeNull();
  expect(faults[0]).toMatch(/^UpstreamFailed: The upstream redirects to another address\. It /);
});

test('follows a redirect of a write only if the method stays', async () => {
  const { upstream, call } = await open(({ url }, response) => {
    if (url === '/api/new') answerOk(null, response);
    else response.writeHead(url === '/api/303' ? 303 : 307, { location: '/api/new' }).end();
  });
  expect((await call('/303', post('{}'))).status).toBe(502);
  expect((await call('/307', post('{"a":1}'))).status).toBe(200);
  expect(sent(upstream)).toMatchObject({ method: 'POST', url: '/api/new', body: '{"a":1}' });
});

test('answers 502 for an endless redirect', async () => {
  const { upstream, call } = await open(
    ({ url }, response) => void response.writeHead(302, { location: url }).end(),
  );
  expect((await call('/old')).status).toBe(502);
  expect(upstream.calls).toHaveLength(4);
});

test('detects an upstream that leads back here', async () => {
  const { upstream, call } = await open(answerOk);
  expect((await call('/v2/config', { headers: { via: '1.1 corro, 1.1 corro' } })).status).toBe(200);
  expect(sent(upstream).headers['via']).toBe('1.1 corro, 1.1 corro, 1.1 corro');
  const answer = await call('/v2/config', {
    headers: { via: '1.1 corro, 1.1 corro, 1.1 corro' },
  });
  expect([answer.status, await answer.text()]).toEqual([
    508,
    'The upstream leads back to this server.',
  ]);
});

/**
 * Answers the first call of each connection and closes the connection at the second one, as a server does after a
 * keep-alive timeout.
 */
function closingAfterOne(headers: Record<string, string>): RequestListener {
  const used = new WeakSet();
  return ({ socket }, response) => {
    if (used.has(socket)) {
      socket.destroy();
      return;
    }
    used.add(socket);
    response.writeHead(200, { ...json, ...headers }).end(ok);
  };
}

test('repeats a read once on a new connection', async () => {
  const { upstream, call } = await open(closingAfterOne({}));
  await (await call('/one')).text();
  expect((await call('/two')).status).toBe(200);
  expect(upstream.calls.map(({ url }) => url)).toEqual(['/api/one', '/api/two', '/api/two']);
});

test('sends a write once on its own connection', async () => {
  const { upstream, call } = await open(closingAfterOne({}));
  await (await call('/one')).text();
  expect((await call('/buy', post('{}', { 'idempotency-key': 'k' }))).status).toBe(200);
  expect(upstream.calls.map(({ url }) => url)).toEqual(['/api/one', '/api/buy']);
});

test('repeats a write with a key if the upstream honours keys', async () => {
  const { upstream, call } = await open(closingAfterOne({ 'idempotency-honoured': 'true' }));
  await (await call('/one')).text();
  expect((await call('/buy', post('{"a":1}', { 'idempotency-key': 'k' }))).status).toBe(200);
  expect(upstream.calls.map(({ url, body }) => [url, body])).toEqual([
    ['/api/one', ''],
    ['/api/buy', '{"a":1}'],
    ['/api/buy', '{"a":1}'],
  ]);
});

test('a call is not repeated when a new connection breaks', async () => {
  const { upstream, call } = await open(({ socket }) => void socket.destroy());
  expect((await call('/one')).status).toBe(502);
  expect(upstream.calls).toHaveLength(1);
});

test.each([301, 302, 307, 308])(
  'follows HTTP %i to the same path with a slash, and repeats the call there',
  async (status) => {
    const { upstream, call } = await open((request, response) => {
      if (request.url?.endsWith('/')) answerOk(request, response);
      else response.writeHead(status, { Location: `${request.url}/` }).end();
    });
    const answer = await call('/stock/success/deal/buy', post('{"count":1}'));
    expect(await answer.text()).toBe(ok);
    expect(sent(upstream)).toMatchObject({
      method: 'POST',
      url: '/api/stock/success/deal/buy/',
      body: '{"count":1}',
    });
  },
);

test.each([
  '/login',
  '/admin/login.html',
  '/user/sign-in?next=%2F',
  '/api/stock/user/login',
  '/#/login?next=%2F',
  '/index.php?r=site/login',
  '/auth/login/index',
  '/iniciar-sesion',
  '/cuenta/acceso.php',
])('ends the session at a redirect to %s', async (location) => {
  const { call } = await open(
    (_request, response) => void response.writeHead(302, { Location: location }).end(),
  );
  for (const init of [undefined, post('{"count":1}')]) {
    expect((await call('/stock/success/v2/balance', init)).status).toBe(401);
  }
  expect(faults).toEqual([]);
});

test.each([
  ['text/html', '<html><title>403 Forbidden</title></html>', 'a page instead of JSON'],
  ['application/json', '<br />Notice: a in b.php{"msg":"ok"}', 'a page instead of JSON'],
  ['application/json', 'Notice: a{"msg":"ok"}', 'text before the JSON, or instead of it'],
  ['application/json', '{"msg":"no","data":"SQLSTATE[42S02] x"}', 'an error of a program'],
  ['application/json', '', 'nothing'],
  ['application/json', '{"success":true,"data":{"balance":"1"}}', 'JSON without a msg'],
  ['application/json', '[{"id":1}]', 'JSON without a msg'],
  ['application/json', '{"msg":"ok","data":{"rows":[', 'broken JSON'],
  ['application/json', '{"code":7,"msg":"Saldo insuficiente"}', 'a msg that is neither ok nor no'],
])('describes the answer to the operator: %s, %s', async (type, body, what) => {
  const { call } = await open(
    (_request, response) => void response.writeHead(200, { 'content-type': type }).end(body),
  );
  expect(await (await call('/v2/config')).text()).toBe(body);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`GET /api/v2/config with ${what}: HTTP 200, ${type}, `);
});

test('reports times without a zone once for each call, unless the zone is known', async () => {
  const body = '{"msg":"ok","data":{"rows":[{"no":"A1","created_at":"2026-11-28 10:00:00"}]}}';
  const bodies = [body, body, body, '{"msg":"ok","data":[{"tag":"time_zone","value":"UTC"}]}'];
  const { call } = await open(
    (_request, response) => void response.writeHead(200, json).end(bodies.shift() ?? body),
  );
  const read = async (path: string) => (await call(path)).text();
  for (const path of ['/v2/stock/list', '/v2/stock/list?page=2', '/stock/success/v2/bill'])
    await read(path);
  const wrong = /with a time without a zone \(set UPSTREAM_TIME_ZONE\): HTTP 200, /;
  expect(faults).toEqual([expect.stringMatching(wrong), expect.stringMatching(wrong)]);
  await read('/v2/config');
  await read('/v2/currency/list');
  expect(faults).toHaveLength(2);
});

test('logs no data of customers, and nothing about valid answers', async () => {
  const bodies = [
    ok,
    '{"code":200}',
    '<p>5512345678 ana@corro.example 4f9c1a7be0d24c6f8a1b2c3d4e5f6071</p>',
  ];
  const { call } = await open(
    (_request, response) => void response.writeHead(200, json).end(bodies.shift()),
  );
  for (let calls = 0; calls < 3; calls += 1) await (await call('/v2/config')).text();
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/"… … …"$/);
});

test.each([
  ['{"rows":[{"name":"Ana","count":12.5,"no":"A1"}]}', '{"rows":[{"name":…,"count":…,"no":…}]}'],
  ['{"msg":"ok","name":"Ana","data":{"money":"7.50', '{"msg":"ok","name":…,"data":{"money":…'],
  ['["Ana \\"B\\"",7]', '[…,…]'],
  ['{"msg":"hecho","user":"Ana","at":"2026-11-28 10:00"}', '{"msg":"hecho","user":…,"at":…}'],
])('logs the names of JSON and no values: %s', async (body, line) => {
  const { call } = await open((_request, response) => void response.writeHead(200, json).end(body));
  await (await call('/v2/config')).text();
  expect(faults).toEqual([expect.stringContaining(`application/json, ${JSON.stringify(line)}`)]);
});
