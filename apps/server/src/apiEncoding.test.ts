import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './apiEncoding.ts';

const json = { 'content-type': 'application/json; charset=UTF-8', 'x-corro-simulated': 'true' };
const long = JSON.stringify({ msg: 'ok', data: 'ñ'.repeat(500) });
const longer = JSON.stringify({ msg: 'ok', data: 'ñ'.repeat(50_000) });

test.each([
  ['at once', long],
  ['beside', longer],
])('long answers are compressed %s for clients that accept it', async (_how, text) => {
  const answer = await compressed(
    new Response(text, { status: 400, headers: json }),
    'gzip, deflate, br',
  );
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('x-corro-simulated')).toBe('true');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(bytes.byteLength).toBeLessThan(500);
  expect(gunzipSync(bytes).toString()).toBe(text);
});

test.each([[null], ['br'], ['gzip;q=0, identity']])('to %s it goes as it is', async (accepted) => {
  const answer = await compressed(new Response(long, { headers: json }), accepted);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(long);
});

test('what is short goes as it is', async () => {
  const answer = await compressed(new Response('{"msg":"ok"}', { headers: json }), 'gzip');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('{"msg":"ok"}');
});

test('what has a tag was compressed where it is kept, and goes by unread', async () => {
  const kept = new Response(long, { headers: { ...json, etag: 'W/"a"' } });
  expect(await compressed(kept, 'gzip')).toBe(kept);
  expect(kept.bodyUsed).toBe(false);
});

test('an image streams by', async () => {
  const image = new Response(long, { headers: { 'content-type': 'image/png' } });
  expect(await compressed(image, 'gzip')).toBe(image);
});

test('an answer that breaks off on its way is a 502 and no envelope', async () => {
  const half = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"msg":'));
      controller.error(new Error('reset'));
    },
  });
  const answer = await compressed(new Response(half, { headers: json }), 'gzip');
  expect(answer.status).toBe(502);
  expect(answer.headers.get('content-type')).not.toContain('json');
});
