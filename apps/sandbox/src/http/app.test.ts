import { readContract } from '@corro/openapi/contract';
import { expect, test } from 'vitest';
import { openForFile, refusalBody } from '../testSandbox.fixture.ts';
import { routes } from './app.ts';

const kit = await openForFile();
const token = await kit.newcomer();

test('only five calls need no session', () => {
  const open = routes.filter((route) => route.isPublic).map(({ path }) => path);
  expect(open.toSorted()).toEqual([
    '/stock/user/login',
    '/stock/user/passkey/login',
    '/stock/user/passkey/options',
    '/stock/user/reg',
    '/v2/user/forget',
  ]);
});

test.each([
  ['a success', '/v2/config', true],
  ['a logout', '/v2/config', false],
  ['an unknown path', '/nothing', true],
  ['a bad request', '/v2/yahoo', true],
])('%s has the common headers', async (_what, path, known) => {
  const { headers } = await kit.get(path, known ? token : undefined);
  expect(headers.get('content-type')).toMatch(/^application\/json(; charset=UTF-8)?$/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-corro-simulated')).toBe('true');
  expect(headers.get('idempotency-honoured')).toBe('true');
});

test('answers an unknown path with 404', async () => {
  const { status, body } = await kit.get('/nothing', token);
  expect(status).toBe(404);
  expect(body).toEqual({ msg: 'no', data: 'not-found' });
});

test.each([
  '',
  '{',
  '[]',
  '"x"',
  '{"user":1,"password":"x"}',
  '{"user":"a\\u0000","password":"x"}',
])('answers the body %j with a bad request', async (text) => {
  const { status, body } = await kit.post('/stock/user/login', text);
  expect(status).toBe(400);
  expect(body).toEqual({ msg: 'no', data: 'bad-request' });
});

const loginBody = { user: '5500000001', password: 'corro-demo' };

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
])('refuses a body of type %j, which a page of any site can send', async (type) => {
  const { status, body } = await kit.post('/stock/user/login', loginBody, undefined, {
    'content-type': type,
  });
  expect(status).toBe(400);
  expect(body).toEqual({ msg: 'no', data: 'wrong-content-type' });
});

test('accepts a photo only as a form', async () => {
  const { body } = await kit.post('/stock/success/upload', {}, token);
  expect(body).toEqual({ msg: 'no', data: 'wrong-content-type' });
});

test.each([
  ['cross-site', 'no'],
  ['same-site', 'no'],
  ['same-origin', 'ok'],
  ['none', 'ok'],
])('answers a call that the browser marks as %s with %s', async (site, msg) => {
  const headers = { 'sec-fetch-site': site };
  const { body } = await kit.post('/stock/user/login', loginBody, undefined, headers);
  expect(body).toMatchObject({ msg, ...(msg === 'no' ? { data: 'other-site' } : {}) });
});

test('refuses a body of more than 64 kB', async () => {
  const { status, body } = await kit.post('/stock/user/login', `"${'x'.repeat(65_536)}"`);
  expect(status).toBe(400);
  expect(body).toEqual({ msg: 'no', data: 'bad-request' });
});

test.each(['/v2/stock/list?page=0', '/v2/stock/list?limit=101', '/v2/yahoo?symbol=A%00B'])(
  'answers %s with a bad request',
  async (path) => {
    expect((await kit.get(path, token)).body).toEqual({ msg: 'no', data: 'bad-request' });
  },
);

test('answers busy while the market is unavailable, and HTTP 500 for a fault', async () => {
  kit.prices.set('ACME', 'unavailable');
  const busy = await kit.get('/v2/yahoo?symbol=ACME', token);
  expect(busy.body).toEqual(refusalBody({ code: 'busy', values: { reason: 'prices' } }));
  kit.prices.set('ACME', 'broken');
  const fault = await kit.get('/v2/yahoo?symbol=ACME', token);
  expect(fault.status).toBe(500);
  expect(fault.text).toBe('internal error');
  expect(fault.headers.get('x-corro-simulated')).toBe('true');
  expect(kit.faults.splice(0)).toHaveLength(1);
});

test('every call of the contract has a route, and every route is in the contract', () => {
  const paths = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(paths.toSorted()).toEqual(readContract().calls.toSorted());
});
