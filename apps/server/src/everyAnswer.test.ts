import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CorroServer } from './createServer.ts';
import { addHeaders } from './everyAnswer.ts';
import { listen } from './listen.ts';
import { openUpstreamServer, type TestUpstream } from './proxy/testUpstream.fixture.ts';
import { readSettings } from './settings.ts';
import { desktop, openTestServer, phone } from './testApp.fixture.ts';

const secure = { PUBLIC_URL: 'https://corro.example' };
const behindProxy = { ...secure, TRUSTED_PROXIES: '1' };

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await openUpstreamServer(({ url }, response) => {
    if (url === '/api/stock/success/v2/balance') response.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"msg":"ok"}');
  });
});
afterAll(() => upstream.close());

function open(env: Record<string, string> = {}): Promise<CorroServer> {
  return openTestServer({ UPSTREAM_URL: upstream.url, LOCALES: 'es,de', ...env });
}

async function ask(
  server: CorroServer,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
): Promise<Response> {
  const agent = { 'user-agent': phone, ...headers };
  return server.fetch(new Request(`http://localhost${path}`, { method, headers: agent }));
}

/** Every kind of answer: its status, the requested path and the request headers. */
const answers: [number, string, Record<string, string>?][] = [
  [200, '/healthz'],
  [200, '/readyz'],
  [200, '/login'],
  [200, '/news/5', { 'user-agent': '' }],
  [302, '/news/5', { 'user-agent': desktop }],
  [308, '/frame'],
  [302, '/frame/'],
  [404, '/frame/', { 'user-agent': desktop }],
  [200, '/assets/app-1.js'],
  [200, '/assets/app-1.js', { method: 'HEAD' }],
  [404, '/assets/none.js'],
  [404, '/favicon.ico'],
  [405, '/login', { method: 'POST' }],
  [405, '/frame', { method: 'DELETE' }],
  [200, '/api/v2/config'],
  [200, '/api/v2/config', { 'accept-encoding': 'gzip' }],
  [405, '/api/v2/config', { method: 'OPTIONS' }],
  [502, '/api/stock/success/v2/balance'],
  [404, '/api/v2/none'],
  [400, '/api/..;/v2/config'],
];

const permissions = expect.stringMatching(
  /camera=\(\).*publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)$/,
);

/** Policy of an answer that is no page. */
const noPage = "object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

describe.each(answers)('HTTP %i of %s %o', (status, path, init) => {
  test('has the headers of every answer', async () => {
    const answer = await ask(await open(), path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    const isCall = path.startsWith('/api/');
    const isAsset = path.startsWith('/assets/');
    expect(answer.headers.has('permissions-policy')).toBe(!isCall && !isAsset);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      ...(isCall
        ? {
            'cache-control': 'no-store',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
          }
        : {}),
      ...(isCall || isAsset
        ? {}
        : {
            'cross-origin-opener-policy': 'same-origin',
            'permissions-policy': permissions,
          }),
    });
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });

  test('has a content security policy, and no other site can frame it', async () => {
    const answer = await ask(await open(), path, init);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/(^|; )frame-ancestors '(none|self)'(;|$)/);
    expect(policy).toMatch(/(^|; )(object|default)-src 'none'(;|$)/);
    expect(policy).toMatch(/(^|; )(base-uri 'none'|sandbox)(;|$)/);
    expect(policy === noPage || !path.startsWith('/assets/')).toBe(true);
  });

  test('names the type of its body, and the charset of a text', async () => {
    const answer = await ask(await open(), path, init);
    const type = answer.headers.get('content-type') ?? '';
    const isNamed = /^(text\/\w+; ?charset=utf-8|application\/json)/i.test(type);
    expect(isNamed || (await answer.text()) === '', type).toBe(true);
  });

  test('has HSTS with a https address', async () => {
    const answer = await ask(await open(secure), path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

test('omits HSTS without TLS', async () => {
  const answer = await ask(await open({ PUBLIC_URL: 'http://corro.test' }), '/login');
  expect(answer.headers.has('strict-transport-security')).toBe(false);
});

test('adds the headers to errors', async () => {
  const app = new Hono();
  app.use('*', addHeaders(readSettings(secure)));
  app.get('*', () => {
    throw new Error('broken');
  });
  app.onError(() => new Response('Internal error', { status: 500 }));
  const answer = await app.request('/login');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
});

test('redirects pages and refuses calls that a trusted proxy received over plain HTTP', async () => {
  const plain = { 'x-forwarded-proto': 'http' };
  const server = await open(behindProxy);
  const answer = await ask(server, '/news/5?a=1', plain);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    'https://corro.example/news/5?a=1',
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  for (const method of ['GET', 'POST']) {
    const call = await ask(server, '/api/v2/config', { ...plain, method });
    expect([call.status, call.headers.get('location')]).toEqual([403, null]);
    expect(call.headers.get('cache-control')).toBe('no-store');
  }
  expect((await ask(server, '/news/5', { 'x-forwarded-proto': 'https' })).status).toBe(200);
  expect((await ask(server, '/news/5')).status).toBe(200);
  expect((await ask(server, '/readyz', plain)).status).toBe(200);
  expect((await ask(await open(secure), '/news/5', plain)).status).toBe(200);
  expect((await ask(await open(), '/news/5', plain)).status).toBe(200);
});

test('limits the device cookie to this host over TLS', async () => {
  const server = await open(secure);
  const chosen = await ask(server, '/login?device=frame');
  expect(chosen.headers.get('set-cookie')).toBe(
    '__Host-corro-device=frame; Path=/; Secure; SameSite=Lax',
  );
  const cookie =
    'corro-device=app; __Host-corro-device=frame; corro-locale=es; __Host-corro-locale=de';
  expect((await ask(server, '/login', { cookie })).status).toBe(302);
  expect(await (await ask(server, '/login?framed', { cookie })).text()).toContain('login.de');
});

test.each([
  [400, 'GET / HTTP/9.9\r\n\r\n'],
  [400, 'nonsense\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
  [400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  [400, 'GET /login HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
  [417, 'GET /login HTTP/1.1\r\nHost: a\r\nExpect: a\r\nConnection: close\r\n\r\n'],
])('answers %i with the headers to a request that cannot be read', async (status, request) => {
  const listening = await listen(await open(), 0);
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff\r\n');
  expect(answer.toLowerCase()).toContain('permissions-policy: ');
  expect(answer.toLowerCase()).toContain(`content-security-policy: ${noPage}\r\n`);
  await listening.close();
});
