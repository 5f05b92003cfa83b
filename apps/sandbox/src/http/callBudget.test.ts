import { expect, test } from 'vitest';
import { openForFile, refusalBody } from '../testSandbox.fixture.ts';

// Each refusal takes a second, so these tests cause few of them.

const points = 12;
const minutes = Array.from({ length: 1440 }, (_, minute) => ({
  time: minute * 60_000,
  open: 100,
  high: 100,
  low: 100,
  close: 100,
  volume: null,
}));
const kit = await openForFile({
  callPoints: points,
  feedOf: (market, clock) => ({
    ...market,
    tick: () => Math.floor(clock.now() / 1000),
    candles: async () => minutes,
  }),
});

const call = (path: string, token: string, headers: Record<string, string> = {}) =>
  kit.get(path, token, headers);

/** Makes the calls one after another and returns their statuses. */
async function statuses(count: number, one: () => Promise<{ status: number }>): Promise<number[]> {
  const all: number[] = [];
  for (let sent = 0; sent < count; sent += 1) all.push((await one()).status);
  return all;
}

const chart = (token: string) => call('/v2/yahoo?symbol=ACME&interval=1m', token);

const from = (address: string, token: string) =>
  call('/stock/success/v2/balance', token, { 'x-corro-address': address });

const ok = (count: number) => Array.from({ length: count }, () => 200);

test('refuses a customer who makes too many calls, with the reason and the time to wait', async () => {
  const [token, other] = [await kit.newcomer(), await kit.newcomer()];
  const read = (by = token) => call('/stock/success/v2/balance', by);
  expect(await statuses(points, read)).toEqual(ok(points));
  const refused = await read();
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(refused.body).toEqual(refusalBody({ code: 'too-many-calls', values: { seconds } }));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(10);
  expect((await read(other)).status).toBe(200);
  // The limit applies to every call except those with an Idempotency-Key, such as orders.
  const others = await Promise.all([
    call('/v2/stock/list', token),
    kit.post('/stock/success/deal/list', { mold: 'stock' }, token),
    kit.post('/stock/success/collection/add', { symbol: 'ACME' }, token),
  ]);
  expect(others.map(({ status }) => status)).toEqual([429, 429, 429]);
  const order = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };
  expect((await kit.send('/deal/buy', order, token))?.msg).toBe('ok');
});

test('a new session of the customer has the same budget', async () => {
  const phone = '5519000001';
  await kit.post('/stock/user/reg', { user: phone, password: 'secret-7', code: 'CORRO' });
  const [first, second] = [await kit.login(phone, 'secret-7'), await kit.login(phone, 'secret-7')];
  expect(await statuses(points, () => call('/v2/stock/list', first))).toEqual(ok(points));
  expect((await call('/v2/stock/list', second)).status).toBe(429);
});

test('a long answer costs more, but only when it is computed', async () => {
  const [token, other] = [await kit.newcomer(), await kit.newcomer()];
  const { text } = await chart(token);
  const left = points - 1 - Math.floor(text.length / 16_384);
  expect(left).toBeLessThan(points - 4);
  const read = () => call('/stock/success/v2/balance', token);
  expect(await statuses(left, read)).toEqual(ok(left));
  expect((await read()).status).toBe(429);
  expect(await statuses(points, () => chart(other))).toEqual(ok(points));
});

test('a stranger who knows the id of a customer uses up nothing', async () => {
  const token = await kit.newcomer();
  const forged = token.slice(0, 22) + 'A'.repeat(42);
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('/v2/config', forged)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect((await call('/v2/config', token)).status).toBe(200);
});

test('the customers behind an address have ten times as much together', async () => {
  const tokens = await Promise.all(Array.from({ length: 11 }, () => kit.newcomer()));
  const counts = await Promise.all(
    tokens.slice(1).map((token) => statuses(points, () => from('198.51.100.7', token))),
  );
  expect(counts.flat()).toEqual(ok(10 * points));
  expect((await from('198.51.100.7', tokens[0] ?? '')).status).toBe(429);
  expect((await from('198.51.100.8', tokens[0] ?? '')).status).toBe(200);
});
