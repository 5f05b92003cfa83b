import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterEach, expect, test } from 'vitest';
import { listen, type RunningServer } from './listen.ts';
import { readOnDemand } from './readOnDemand.ts';

let listening: RunningServer;
afterEach(() => listening.close());

/** Creates a body in pieces of 64 KB, more than a connection buffers. It fails after some microtasks. */
function failingBody(pieces: number, turns: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (sent++ < pieces) return controller.enqueue(new Uint8Array(randomBytes(65_536)));
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      controller.error(new Error('The upstream broke off.'));
    },
  });
}

/** Reads the answer over a real connection; `broken` means that the connection was cut before the end of the answer. */
async function arrival(answer: () => Promise<Response>): Promise<'whole' | 'broken'> {
  listening = await listen({ fetch: answer, close: () => Promise.resolve() }, 0);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`http://127.0.0.1:${listening.port}/`, resolve).on('error', reject);
  });
  return finished(response.resume()).then(
    () => 'whole',
    () => 'broken',
  );
}

const headers = { 'content-type': 'application/json' };

test.each([0, 1, 3, 10, 30])('breaks a body that fails %i turns later', async (turns) => {
  const body = readOnDemand(failingBody(2, turns));
  expect(await arrival(async () => new Response(body, { headers }))).toBe('broken');
});

test.each([0, 1, 3, 10, 30])(
  'breaks a compressed body that fails %i turns later',
  async (turns) => {
    const app = new Hono()
      .use(compress())
      .get('/', () => new Response(readOnDemand(failingBody(8, turns)), { headers }));
    const request = new Request('http://server/', { headers: { 'accept-encoding': 'gzip' } });
    expect(await arrival(async () => app.fetch(request))).toBe('broken');
  },
);

test('passes a body unchanged', async () => {
  const text = '{"name":"Acme"}'.repeat(10_000);
  const body = readOnDemand(new Blob([text]).stream());
  expect(await new Response(body).text()).toBe(text);
});

test('cancels the source with the body', async () => {
  let reason: unknown = null;
  const body = readOnDemand(new ReadableStream({ cancel: (given) => void (reason = given) }));
  await body.cancel('gone');
  expect(reason).toBe('gone');
});

test('breaks off before a rejected piece', async () => {
  const source = new Blob(['one piece', 'x'.repeat(1_000_000)]).stream();
  let checked = 0;
  const reader = readOnDemand(source, () => {
    checked += 1;
    if (checked > 1) throw new Error('too long');
  }).getReader();
  expect((await reader.read()).done).toBe(false);
  await expect(reader.read()).rejects.toThrow('too long');
});
