import { rmSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CorroServer } from './createServer.ts';
import { openUpstreamServer, type TestUpstream } from './proxy/testUpstream.fixture.ts';
import { builtApp, desktop, openTestServer, phone } from './testApp.fixture.ts';

const webFolder = builtApp();
let upstream: TestUpstream;
let server: CorroServer;

beforeAll(async () => {
  upstream = await openUpstreamServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-corro-simulated': 'true' });
    response.end('{"msg":"ok","data":null}');
  });
  server = await open({});
});
afterAll(() => upstream.close());

function open(env: Record<string, string>, folder = webFolder): Promise<CorroServer> {
  return openTestServer({ UPSTREAM_URL: upstream.url, LOCALES: 'es,de', ...env }, folder);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(
    new Request(`http://localhost${path}`, { headers: { 'user-agent': phone, ...headers } }),
  );

test('the server is ready while the upstream answers, until the server stops', async () => {
  const stopping = await open({});
  const ask = () => stopping.fetch(new Request('http://localhost/readyz'));
  const ready = await ask();
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ ready: true, checks: { upstream: { ok: true } } });
  stopping.unready();
  const not = await ask();
  expect(not.status).toBe(503);
  expect(await not.json()).toMatchObject({ checks: { running: { ok: false } } });
  expect((await stopping.fetch(new Request('http://localhost/healthz'))).status).toBe(200);
});

test('the server is not ready while the upstream cannot be reached', async () => {
  const lost = await open({ UPSTREAM_URL: 'http://127.0.0.1:1' });
  const answer = await lost.fetch(new Request('http://localhost/readyz'));
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ checks: { upstream: { ok: false } } });
});

test('sends page headers with the hashes of inline parts', async () => {
  const page = await get('/login');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self' 'sha256-S'; script-src-attr 'none'; style-src 'self' 'sha256-T'; style-src-attr 'none'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors 'self'; trusted-types dompurify service-worker",
  );
});

test('serves the language of the cookie if offered', async () => {
  expect(await (await get('/login')).text()).toContain('login.es.demo');
  expect(await (await get('/login', { cookie: 'a=b; corro-locale=de' })).text()).toContain(
    'login.de.demo',
  );
  expect(await (await get('/login', { cookie: 'corro-locale=zh' })).text()).toContain('login.es');
});

test('lists scripts, messages and calls of a screen in its page', async () => {
  const news =
    '<meta content="/a.js /assets/news.js /b.js"> [/news /news] {"path":"/news","messages":{"news.title":"Noticias \\u003c/script>"}}';
  expect(await (await get('/news')).text()).toContain(news);
  expect(await (await get('/NEWS/')).text()).toContain(news);
  expect(await (await get('/news', { cookie: 'corro-locale=de' })).text()).toContain(
    '[/news /news] {"path":"/news","messages":{"news.title":"Nachrichten"}}',
  );
  expect(await (await get('/stock/v2/KO/Coca-Cola')).text()).toContain(
    '<meta content="/a.js /assets/stock.js /b.js"> [/stock/v2/:symbol/:name /quote?a=~symbol~&amp;b=1] {"path":"/stock/v2/:symbol/:name","messages":{}}',
  );
  expect(await (await get('/stock/C50/MX/C50')).text()).toContain(
    '<meta content="/a.js /b.js"> [/stock/:code/:market/:name] null',
  );
  expect(await (await get('/nothing/here')).text()).toContain(
    '<meta content="/a.js /b.js"> [] null',
  );
});

test("serves a screen's own page, unless the address names another state", async () => {
  for (const [path, page] of [
    ['/stock/v2/KO/x', 'stock.es.demo'],
    ['/stock/v2/KO/x?type=buy', 'stock.es.demo'],
    ['/stock/v2/KO/x?type=sell', 'app.es.demo'],
    ['/news', 'app.es.demo'],
  ] as const) {
    expect(await (await get(path)).text()).toContain(page);
  }
});

test('serves the app at other addresses, and 404 for missing assets', async () => {
  expect(await (await get('/stock/C50/MX/x')).text()).toContain('app.es.demo');
  expect((await get('/assets/none.js')).status).toBe(404);
  expect((await get('/.vite/manifest.json')).status).toBe(404);
  expect((await get('/pages.json')).status).toBe(404);
});

test('redirects only pages of a desktop to the frame', async () => {
  const agent = { 'user-agent': desktop };
  const page = await get('/news/5', agent);
  expect(page.status).toBe(302);
  expect(page.headers.get('location')).toBe('/frame/?at=%2Fnews%2F5');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect((await get('/healthz', agent)).status).toBe(200);
  expect((await get('/assets/app-1.js', agent)).status).toBe(200);
  expect((await get('/assets/none.js', agent)).status).toBe(404);
  expect((await get('/api/v2/config', agent)).status).toBe(200);
  const framed = await get('/news/5', { ...agent, 'sec-fetch-dest': 'iframe' });
  expect(await framed.text()).toContain('app.es.demo');
});

test.each([
  ['/frame/?at=%2Fnews%2F5%3Fa%3D1', '/news/5?a=1'],
  ['/frame/?at=news', '/news'],
  ['/frame/', '/'],
  ['/frame/?at=https%3A%2F%2Fevil.example%2F', '/'],
  ['/frame/?at=%2F%2Fevil.example', '/'],
  ['/frame/?at=%2F.%2F%2Fevil.example', '/'],
  ['/frame/?at=http%3A%2F%2Flocalhost%2F%2Fevil.example', '/'],
  ['/frame/?at=%2Fframe%2F', '/'],
  ['/frame/?at=%2Fapi%2Fv2%2Fconfig', '/'],
])('a phone at the shared address %s of the desktop page gets the app at %s', async (at, place) => {
  const answer = await get(at, { 'user-agent': phone });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(place);
  const chosen = { 'user-agent': phone, cookie: 'corro-device=frame' };
  expect((await get(at, chosen)).status).not.toBe(302);
  expect((await get(at, { 'user-agent': desktop })).status).not.toBe(302);
  expect((await get(at, { 'user-agent': phone, 'sec-fetch-dest': 'iframe' })).status).not.toBe(302);
});

test('asks an unknown device in its language and remembers the choice', async () => {
  const agent = { 'user-agent': '' };
  const asked = await get('/news/5', { ...agent, cookie: 'corro-locale=de' });
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain('warning.de.demo');
  const chosen = await get('/login?device=app', agent);
  expect(await chosen.text()).toContain('login.es.demo');
  expect(chosen.headers.get('set-cookie')).toBe('corro-device=app; Path=/; SameSite=Lax');
  const framed = await get('/login?device=frame', agent);
  expect(framed.headers.get('location')).toBe('/frame/?at=%2Flogin');
  expect(framed.headers.get('set-cookie')).toBe('corro-device=frame; Path=/; SameSite=Lax');
});

test('serves immutable, compressed assets', async () => {
  const asset = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  const text = brotliDecompressSync(Buffer.from(await asset.arrayBuffer())).toString();
  expect(text.startsWith('export const one')).toBe(true);
});

test('lets browsers keep files without a hash for an hour', async () => {
  const icon = await get('/favicon.svg');
  expect(icon.status).toBe(200);
  expect(icon.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('keeps serving a build whose files are removed', async () => {
  const folder = builtApp();
  const running = await open({}, folder);
  rmSync(folder, { recursive: true });
  const ask = (path: string) => running.fetch(new Request(`http://localhost${path}`));
  expect((await ask('/assets/app-1.js')).status).toBe(200);
  expect((await ask('/login')).status).toBe(200);
});

test('escapes the operator in the page', async () => {
  const operated = await open({
    OPERATOR_NAME: '<b>"Casa" & $1</b>',
    OPERATOR_REGULATOR: 'CNBV',
    OPERATOR_LICENCE: '7',
  });
  const login = async () => {
    const headers = { 'user-agent': phone };
    return (await operated.fetch(new Request('http://localhost/login', { headers }))).text();
  };
  const html = await login();
  expect(html).toContain('login.es.operated');
  expect(html).toContain('&quot;isDemo&quot;:false');
  expect(html).toContain('&lt;b&gt;&quot;Casa&quot; &amp; $1&lt;/b&gt;');
  expect(html).not.toContain('<b>');
  // The readiness check reaches the test upstream, whose answers say that it is simulated.
  await operated.fetch(new Request('http://localhost/readyz'));
  const marked = await login();
  expect(marked).toContain('login.es.simulated');
  expect(marked).toContain('&quot;isDemo&quot;:true');
});

const scriptOf = async (running: CorroServer) => {
  const answer = await running.fetch(new Request('http://localhost/sw.js'));
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  return answer.text();
};

const versionOf = async (running: CorroServer) => {
  const request = new Request('http://localhost/news', { headers: { 'user-agent': phone } });
  return (await running.fetch(request)).headers.get('x-corro-version');
};

test('sends the service worker of a build, which changes with a setting of the pages', async () => {
  const version = await versionOf(server);
  expect(await scriptOf(server)).toBe(
    `self.corro = {"version":"${version}","locales":["es","de"]};\n// worker`,
  );
  expect(await versionOf(await open({}))).toBe(version);
  const changed = await open({ UPSTREAM_DECIMAL_SEPARATOR: ',' });
  expect(await versionOf(changed)).not.toBe(version);
  expect(await scriptOf(changed)).toContain((await versionOf(changed)) ?? '?');

  const off = await open({ SERVICE_WORKER: 'off' });
  expect(await versionOf(off)).toBeNull();
});

test('with the setting off, the script removes the caches and then the worker', async () => {
  const events: { type: string; handle: (event: object) => void }[] = [];
  const done: string[] = [];
  const note = (text: string) => Promise.resolve(void done.push(text));
  const off = await open({ SERVICE_WORKER: 'off' });
  runInNewContext(await scriptOf(off), {
    addEventListener: (type: string, handle: (event: object) => void) =>
      events.push({ type, handle }),
    skipWaiting: () => note('take over'),
    caches: {
      keys: () => Promise.resolve(['files', 'pages']),
      delete: (name: string) => note(`delete ${name}`),
    },
    registration: { unregister: () => note('unregister') },
  });
  for (const { handle } of events) {
    const waits: unknown[] = [];
    handle({ waitUntil: (work: unknown) => waits.push(work) });
    await Promise.all(waits);
  }
  expect(events.map(({ type }) => type)).toEqual(['install', 'activate']);
  expect(done).toEqual(['take over', 'delete files', 'delete pages', 'unregister']);
});

test('gives the page for an unknown device no version, so that it is never stored', async () => {
  const unknown = await get('/news', { 'user-agent': '' });
  expect(await unknown.text()).toContain('warning');
  expect(unknown.headers.get('x-corro-version')).toBeNull();
});

test('answers 304 for a service worker that the browser has', async () => {
  const etag = (await get('/sw.js')).headers.get('etag') ?? '';
  const again = await get('/sw.js', { 'if-none-match': `W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('/sw.js', { 'if-none-match': '"x"' })).status).toBe(200);
});

test.each([
  ['/stock/success/v2/session/logout', '"cache"'],
  ['/stock/user/login', null],
])('POST %s answers Clear-Site-Data: %s', async (path, header) => {
  const answer = await server.fetch(new Request(`http://localhost/api${path}`, { method: 'POST' }));
  expect(answer.headers.get('clear-site-data')).toBe(header);
});
