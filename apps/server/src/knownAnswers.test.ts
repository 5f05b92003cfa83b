import { demoCustomer } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type CorroServer } from './createServer.ts';
import { readSettings } from './settings.ts';
import { builtApp } from './testApp.ts';

// Prices that the sandbox has kept, as they leave the server.

const at = Date.parse('2026-11-27T12:00:00Z');
const price = '/v2/yahoo?symbol=VLTA';
let server: CorroServer;
let token = '';

beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://corro.example', TRUSTED_PROXIES: '1' };
  const settings = { ...readSettings(env), dataDir: 'memory://' };
  const time = { now: () => at };
  const parts = { clock: time, time, webFolder: builtApp(), frameFolder: '/none' };
  server = await createServer(settings, parts);
  const { phone: user, password } = demoCustomer;
  const answer = await call('/stock/user/login', {}, { user, password });
  ({ token } = ((await answer.json()) as { data: { token: string } }).data);
}, 60_000);
afterAll(() => server.close());

function call(path: string, headers: Record<string, string> = {}, body?: object) {
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const all = { 'content-type': 'application/json', token, ...headers };
  return server.fetch(new Request(`http://localhost/api${path}`, { ...post, headers: all }));
}

/** The server's own class of answers, once it is loaded, has no `bytes`. */
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** Which sessions have ended is known for a second: a slow machine has to ask more than once. */
async function callAtOnce(headers: Record<string, string>): Promise<Response> {
  const answer = call(price, headers);
  if (!(answer instanceof Promise)) return answer;
  await answer;
  return callAtOnce(headers);
}

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'it leaves with the same headers, %o',
  async (headers) => {
    const whole = await call(price, headers);
    const known = await callAtOnce(headers);
    expect([known.status, Object.fromEntries(known.headers)]).toEqual([
      200,
      Object.fromEntries(whole.headers),
    ]);
    expect(known.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(known.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await bytesOf(known)).toEqual(await bytesOf(whole));
  },
);

test('what came without TLS is led to where there is TLS', async () => {
  await call(price);
  const answer = await call(price, { 'x-forwarded-proto': 'http' });
  expect(answer.status).toBe(308);
});
