import { get } from 'node:http';
import { expect, it } from 'vitest';
import { createEventStreams } from './eventStreams.ts';
import { listen } from './listen.ts';

const headers = { 'content-type': 'text/event-stream' };

/** Creates an endless stream of events that records whether its reader has left. */
function endless() {
  let hasLeft = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => void (hasLeft = true),
  });
  return { answer: () => new Response(body, { headers }), hasLeft: () => hasLeft };
}

it('passes events on unbuffered', async () => {
  const answer = createEventStreams().track(endless().answer());
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  const { value } = await answer.body!.getReader().read();
  expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
});

it('returns other answers unchanged', () => {
  const answer = Response.json({});
  expect(createEventStreams().track(answer)).toBe(answer);
});

it('ends current and later streams', async () => {
  const streams = createEventStreams();
  const first = endless();
  const reader = streams.track(first.answer()).body!.getReader();
  await reader.read();
  const read = reader.read();
  streams.end();
  expect((await read).done).toBe(true);
  expect(first.hasLeft()).toBe(true);
  const late = streams.track(endless().answer()).body!.getReader();
  expect((await late.read()).done).toBe(true);
});

it('ends the source when the reader leaves', async () => {
  const source = endless();
  await createEventStreams().track(source.answer()).body!.cancel();
  expect(source.hasLeft()).toBe(true);
});

it('lets a server stop with an open stream, which ends completely', async () => {
  const streams = createEventStreams();
  const server = {
    fetch: () => streams.track(endless().answer()),
    endStreams: () => streams.end(),
    close: async () => undefined,
  };
  const listening = await listen(server, 0);
  const began = Promise.withResolvers<void>();
  const ended = new Promise<boolean>((resolve, reject) => {
    get(`http://localhost:${listening.port}/`, (answer) => {
      answer.once('data', () => began.resolve());
      answer.once('error', reject);
      answer.once('end', () => resolve(answer.complete));
    }).once('error', reject);
  });
  await began.promise;
  const before = performance.now();
  await listening.close();
  expect(await ended).toBe(true);
  expect(performance.now() - before).toBeLessThan(5000);
});
