import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type RunningServer } from './listen.ts';
import { builtApp, openTestServer } from './testApp.fixture.ts';

// What the server reveals to somebody who probes it.

let running: RunningServer;

/** Content of every file that nobody may read. */
const hidden = 'hidden from strangers';

beforeAll(async () => {
  const folder = builtApp();
  for (const name of ['.git/config', '.git/HEAD', '.env', 'package.json', 'src/main.ts']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), hidden);
  }
  const env = { UPSTREAM_URL: 'http://127.0.0.1:9', LOCALES: 'es,de' };
  const server = await openTestServer(env, folder);
  running = await listen(server, 0, { announceMs: 0, callsMs: 1000 });
});
afterAll(() => running.close());

/** Sends bytes as they are and reads the answers until the server closes the connection. */
async function send(request: string): Promise<string> {
  const socket = connect(running.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

const get = (path: string) =>
  send(`GET ${path} HTTP/1.1\r\nHost: corro\r\nConnection: close\r\n\r\n`);
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/pages.json',
  '/.vite/manifest.json',
  '/assets/',
  '/assets/../pages.json',
  '/assets/%2e%2e/pages.json',
  '/assets/..%2fpages.json',
  '/../../../../etc/passwd',
  '/src/main.ts',
  '/.git/HEAD',
])('serves no file and no listing at %s', async (path) => {
  const answer = await get(path);
  expect(answer).not.toContain(hidden);
  expect(answer).not.toMatch(/"routes"|root:|app-1\.js/);
  expect(answer).toMatch(/^HTTP\/1\.1 \d{3}/);
});

test.each(['/metrics', '/openapi.json', '/api/openapi.json', '/api/metrics', '/debug.json'])(
  'describes neither itself nor its calls at %s',
  async (path) => {
    // An unknown address of the app is answered with its page for an unknown device.
    expect(await get(path)).toMatch(/^HTTP\/1\.1 (404|200[^]*warning\.es\.)/);
  },
);

test.each(['TRACE', 'TRACK', 'CONNECT', 'DEBUG'])('answers no %s', async (method) => {
  const target = method === 'CONNECT' ? 'corro:80' : '/login';
  const answer = await send(
    `${method} ${target} HTTP/1.1\r\nHost: corro\r\nX-Secret: seen\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).not.toContain('seen');
  expect(answer).not.toMatch(/^HTTP\/1\.1 [25]\d\d/);
});

test.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['an unknown encoding', 'Transfer-Encoding: xchunked'],
  ['chunks that are not last', 'Transfer-Encoding: chunked, identity'],
  ['a header with a space before the colon', 'Content-Length : 5'],
])('refuses a message whose end is ambiguous: %s', async (_, headers) => {
  const answer = await send(
    `POST /api/v2/config HTTP/1.1\r\nHost: corro\r\n${headers}\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: corro\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(400);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});
