import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leastApp } from '../stops/served.ts';

// What a server in front of an upstream uses when the upstream answers more than it should.

const MB = 1024 * 1024;
/** Of the answer that is far too long. */
const longBytes = Number(process.env['PROXY_LONG_MB'] ?? 256) * MB;
/** What a process needs to serve at all, and what is on its way through it. The answers alone are several times that. */
const mostBytes = 450 * MB;

const piece = Buffer.alloc(64 * 1024, '{"name":"Acme"},');
let upstream: Server;
let child: ChildProcess;
let port = 0;

function* pieces(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
}

/** Answers `/api/answers/<bytes>/<declared or not>` as JSON of that length, no faster than it is read. */
function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [, bytes = '0', declared] = /\/answers\/(\d+)\/(\w+)/.exec(url) ?? [];
  const length = declared === 'declared' ? { 'content-length': bytes } : {};
  response.writeHead(200, { 'content-type': 'application/json', ...length });
  // Who is refused hangs up.
  pipeline(Readable.from(pieces(Number(bytes))), response, () => undefined);
}

beforeAll(async () => {
  upstream = createServer(answer);
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const env = {
    ...process.env,
    UPSTREAM_URL: `http://127.0.0.1:${Object(upstream.address()).port}`,
    WEB_FOLDER: await leastApp(),
  };
  child = fork(new URL('./serve.ts', import.meta.url), [], { env, silent: true });
  [{ port }] = await once(child, 'message');
});
afterAll(() => {
  child.disconnect();
  upstream.close();
  upstream.closeAllConnections();
});

async function memory(): Promise<number> {
  child.send('memory');
  const [said] = await once(child, 'message');
  return said.memory;
}

/** Reads an answer, so many pieces at a time with a pause between; answers its status and what came. */
async function read(path: string, encoding: string, pauseMs = 0) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding };
    get({ port, host: '127.0.0.1', path: `/api${path}`, headers }, resolve).on('error', reject);
  });
  let bytes = 0;
  let isWhole = true;
  try {
    for await (const part of response) {
      bytes += part.length;
      if (pauseMs > 0) await pause(pauseMs);
    }
  } catch {
    isWhole = false;
  }
  return { status: response.statusCode, bytes, isWhole };
}

test('an answer that is far too long is never held: refused where it says so, else broken off', async () => {
  const declared = await read(`/answers/${longBytes}/declared`, 'gzip');
  expect(declared).toMatchObject({ status: 502, isWhole: true });
  for (const encoding of ['gzip', 'identity']) {
    const streamed = await read(`/answers/${longBytes}/streamed`, encoding);
    expect(streamed.isWhole).toBe(false);
    expect(streamed.bytes).toBeLessThanOrEqual(64 * MB);
  }
  expect(await memory()).toBeLessThan(mostBytes);
});

test('long answers at once to slow readers stay with the upstream until they are read', async () => {
  const readers = Array.from({ length: 12 }, (_, which) =>
    read(`/answers/${32 * MB}/streamed`, which % 4 === 0 ? 'gzip' : 'identity', 1),
  );
  for (const { status, isWhole } of await Promise.all(readers)) {
    expect([status, isWhole]).toEqual([200, true]);
  }
  expect(await memory()).toBeLessThan(mostBytes);
});
