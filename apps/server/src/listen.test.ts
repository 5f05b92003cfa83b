import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, type RunningServer, type Stoppable } from './listen.ts';

const limits = { announceMs: 2_000, callsMs: 10_000 };
const agent = new Agent({ keepAlive: true });
let listening: RunningServer;
/** Functions that end a pause, by the length of the pause in milliseconds. */
let pauses = new Map<number, () => void>();
let done: string[] = [];

beforeEach(() => {
  pauses = new Map();
  done = [];
});
afterEach(async () => {
  agent.destroy();
  await listening.close();
});

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => pauses.set(milliseconds, resolve));

async function serve(answer: (request: Request) => Promise<Response>): Promise<string> {
  const behind: Stoppable = {
    unready: () => void done.push('unready'),
    abort: () => void done.push('abort'),
    close: async () => void done.push('close'),
  };
  listening = await listen({ ...behind, close: behind.close, fetch: answer }, 0, limits, pause);
  return `http://127.0.0.1:${listening.port}/`;
}

function get(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpGet(url, { agent }, resolve).on('error', reject);
  });
}

/** Resolves to whether the port accepts a connection. */
const isOpen = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(listening.port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Creates a call that the server has begun and that ends when the test ends it. */
function heldCall() {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const answer = async () => {
    begun.resolve();
    await held.promise;
    return new Response('whole');
  };
  return { answer, hasBegun: begun.promise, end: () => held.resolve() };
}

test('finishes a running call and closes its connection', async () => {
  const call = heldCall();
  const url = await serve(call.answer);
  const asked = get(url);
  await call.hasBegun;
  const closed = listening.close();
  while (await isOpen());
  expect(done).toEqual(['unready']);
  call.end();
  const answer = await asked;
  expect(answer.headers.connection).toBe('close');
  expect(await text(answer)).toBe('whole');
  await closed;
  expect(done).toEqual(['unready', 'abort', 'close']);
});

test('accepts calls during the announcement', async () => {
  const url = await serve(async () => new Response('whole'));
  const before = await get(url);
  expect(before.headers.connection).toBe('keep-alive');
  await text(before);
  const closed = listening.close({ isAnnounced: true });
  expect(done).toEqual(['unready']);
  const answer = await get(url);
  expect(answer.headers.connection).toBe('close');
  expect(await text(answer)).toBe('whole');
  pauses.get(limits.announceMs)?.();
  await closed;
  await expect(get(url)).rejects.toThrow('ECONNREFUSED');
});

test('aborts calls at the limit before it cuts connections', async () => {
  const call = heldCall();
  const url = await serve(call.answer);
  const cut = get(url).then(
    () => 'answered',
    (error: unknown) => String(error),
  );
  await call.hasBegun;
  const closed = listening.close();
  pauses.get(limits.callsMs)?.();
  await expect.poll(() => done).toEqual(['unready', 'abort']);
  await expect.poll(() => pauses.get(500)).toBeDefined();
  pauses.get(500)?.();
  expect(await cut).toContain('socket hang up');
  await closed;
  expect(done).toEqual(['unready', 'abort', 'close']);
});

test('stops despite idle connections', async () => {
  const url = await serve(async () => new Response('whole'));
  await text(await get(url));
  const inAdvance = connect(listening.port, '127.0.0.1');
  await new Promise((resolve) => inAdvance.once('connect', resolve));
  await listening.close();
  expect(done).toEqual(['unready', 'abort', 'close']);
});
