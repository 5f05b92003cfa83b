import { expect, test } from 'vitest';
import { firstLook } from './upstreamProbe.ts';

const lookAt = (status: number, body: string) =>
  firstLook(() => Promise.resolve(new Response(body, { status })));
const probeSentence = async (status: number, body: string) => (await lookAt(status, body)).sentence;

test.each([
  [200, '{"msg":"ok","data":[]}'],
  [400, '{"msg":"logout","data":null}'],
  [401, ''],
  [500, '{"msg":"no","data":"busy"}'],
])('accepts HTTP %i with %j as an answer', async (status, body) => {
  expect(await probeSentence(status, body)).toBe('The upstream answers.');
});

test.each([
  [404, '<html></html>'],
  [200, '{"status":"up"}'],
  [200, 'null'],
])('rejects HTTP %i with %j as outside the contract', async (status, body) => {
  expect(await probeSentence(status, body)).toMatch(
    new RegExp(`^The server at UPSTREAM_URL does not speak .* HTTP ${status} .*/api/v2/config\\.$`),
  );
});

test('reports a server that is not up yet', async () => {
  expect(await probeSentence(502, 'The upstream cannot be reached.')).toBe(
    'The upstream does not answer calls yet: HTTP 502 Bad Gateway to GET /api/v2/config.',
  );
});

test.each([
  ['y', true],
  [true, true],
  ['n', false],
])('reads simulated %j from the config', async (value, isSimulated) => {
  const body = JSON.stringify({ msg: 'ok', data: [null, { tag: 'simulated', value }] });
  expect(await lookAt(200, body)).toMatchObject({ isSimulated });
});
