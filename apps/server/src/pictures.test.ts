import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CorroServer } from './createServer.ts';
import { openUpstreamServer, type TestUpstream } from './proxy/testUpstream.fixture.ts';
import { openTestServer, phone } from './testApp.fixture.ts';

const types: Readonly<Record<string, string>> = {
  '/corro/uploads/a.png': 'image/png',
  '/corro/uploads/b.svg': 'image/svg+xml',
  '/corro/news/7': 'image/webp',
  '/corro/uploads/page': 'text/html',
};
let upstream: TestUpstream;
let server: CorroServer;

beforeAll(async () => {
  upstream = await openUpstreamServer(({ url = '' }, response) => {
    const to = /[?&]to=([^&]*)/.exec(url)?.[1];
    if (to !== undefined) {
      response.writeHead(302, { location: decodeURIComponent(to) }).end();
      return;
    }
    const type = types[url.replace(/\?.*/, '')];
    response.writeHead(type === undefined ? 404 : 200, {
      'content-type': type ?? 'image/png',
      'set-cookie': 'sid=1',
    });
    response.end('bytes');
  });
  server = await openTestServer({
    UPSTREAM_URL: `${upstream.url}/corro`,
    PICTURE_HOSTS: 'cdn.broker.example',
    PICTURE_PATHS: '/uploads/, /news/',
  });
});

afterAll(async () => {
  await server.close();
  await upstream.close();
});

const get = (path: string, headers: Record<string, string> = { 'sec-fetch-dest': 'image' }) =>
  server.fetch(
    new Request(`http://localhost${path}`, { headers: { 'user-agent': phone, ...headers } }),
    '203.0.113.7',
  );

test.each(['/uploads/a.png?w=40', '/uploads/b.svg', '/news/7'])(
  'a picture at %s comes from the upstream and cannot run scripts',
  async (path) => {
    const picture = await get(path, {
      'sec-fetch-dest': 'image',
      cookie: 'corro-locale=de',
      token: 't',
    });
    expect([picture.status, await picture.text()]).toEqual([200, 'bytes']);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': types[`/corro${path.replace(/\?.*/, '')}`],
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(picture.headers.get('set-cookie')).toBeNull();
    const call = upstream.calls.at(-1);
    expect(call?.url).toBe(`/corro${path}`);
    expect(call?.headers['x-forwarded-for']).toBe('203.0.113.7');
    expect([call?.headers.cookie, call?.headers['token']]).toEqual([undefined, undefined]);
  },
);

test.each(['/uploads/page', '/uploads/none.png'])(
  'answers 404 for %s of the upstream',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('answers 404 for pictures of an unreachable upstream', async () => {
  const lost = await openTestServer({ UPSTREAM_URL: 'http://127.0.0.1:9' });
  const picture = await lost.fetch(
    new Request('http://localhost/uploads/a.png', { headers: { 'sec-fetch-dest': 'image' } }),
  );
  expect(picture.status).toBe(404);
  await lost.close();
});

test.each(['/assets/none.png', '/frame/none.png', '/.env', '/favicon.ico', '/a.png'])(
  'sends no call to the upstream for %s',
  async (path) => {
    const asked = upstream.calls.length;
    expect((await get(path)).status).toBe(404);
    expect(upstream.calls).toHaveLength(asked);
  },
);

test.each(['/admin/restart', '/uploads', '/actuator/heapdump'])(
  'asks the upstream nothing for an image at %s',
  async (path) => {
    const asked = upstream.calls.length;
    await get(path);
    expect(upstream.calls).toHaveLength(asked);
  },
);

test.each(['/uploads/..;/admin', '/uploads/%2e%2e%2fadmin', '/uploads/..%5cadmin'])(
  'answers 400 for an image at %s',
  async (path) => {
    const asked = upstream.calls.length;
    expect((await get(path)).status).toBe(400);
    expect(upstream.calls).toHaveLength(asked);
  },
);

const redirected = (path: string, to: string) => `${path}?to=${encodeURIComponent(to)}`;

test.each([
  ['/uploads/c.png', '/corro/admin/restart'],
  ['/uploads/c.png', '/corro/uploads/..;/admin'],
  ['/uploads/c.png', '/corro/uploads/%2e%2e/admin'],
  ['/api/v2/config', '/corro/admin/restart'],
  ['/api/v2/config', '/corro/api/admin'],
])('follows no redirect of %s to %s', async (path, to) => {
  const asked = upstream.calls.length;
  expect((await get(redirected(path, to))).status).not.toBe(200);
  expect(upstream.calls.length).toBe(asked + 1);
});

test.each([
  ['/uploads/c.png', '/corro/uploads/a.png'],
  ['/api/v2/config', '/corro/api/v2/currency/list'],
  ['/api/v2/config', '/corro/api/v2/config/'],
])('follows a redirect of %s to %s', async (path, to) => {
  await get(redirected(path, to));
  expect(upstream.calls.at(-1)?.url).toBe(to);
});

test('serves the app when a picture address is opened as a page', async () => {
  const asked = upstream.calls.length;
  const page = await get('/news/7', { 'sec-fetch-dest': 'document' });
  expect(await page.text()).toContain('app.es.demo');
  expect(upstream.calls).toHaveLength(asked);
});

test('lists the configured picture hosts in the policy', async () => {
  const page = await get('/login', { 'sec-fetch-dest': 'document' });
  expect(page.headers.get('content-security-policy')).toContain(
    "; img-src 'self' blob: https://cdn.broker.example;",
  );
});
