import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { openForFile, refusalBody } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  token = await kit.newcomer();
});

const recharge = (count: unknown, key?: string) =>
  kit.send('/v2/recharge/add', { count }, token, key);

const balance = () => kit.balance(token);
const records = (query = '') => kit.read(`/property/list${query}`, token);
const bill = (query = '') => kit.read(`/v2/bill${query}`, token);

test('credits a recharge after twenty seconds', async () => {
  const key = randomUUID();
  const reply = await recharge('5000', key);
  expect(reply).toMatchObject({ msg: 'ok', data: { count: '5000.00' } });
  const { no } = (reply as { data: { no: string } }).data;
  const row = { id: no, no, count: '5000.00', client_key: key };
  kit.advance(19_999);
  const pending = { expected_at: '2026-11-20T15:30:20.000Z', reason: 'awaiting-transfer' };
  const inProgress = { rows: [{ ...row, status: 1, ended_at: null, ...pending }], count: 1 };
  expect(await records()).toMatchObject(inProgress);
  expect(await records('?status=1')).toMatchObject(inProgress);
  expect(await balance()).toBe('25000.00');
  kit.advance(1);
  // The request was at 15:30:00.
  const done = {
    ...row,
    status: 2,
    ended_at: '2026-11-20T15:30:20.000Z',
    expected_at: null,
    reason: null,
  };
  expect(await records('?status=2')).toMatchObject({ rows: [done], count: 1 });
  expect(await records('?status=1')).toEqual({ rows: [], count: 0 });
  expect(await balance()).toBe('30000.00');
  expect(await bill('?type=income')).toMatchObject({
    rows: [{ amount: '5000.00', balance: '30000.00', reason: 'recharge' }, {}],
  });
  kit.advance(60_000);
  expect(await balance()).toBe('30000.00');
});

test('fails a recharge that ends in 13', async () => {
  await recharge('5013');
  kit.advance(20_000);
  expect(await records('?status=3')).toMatchObject({
    rows: [
      { count: '5013.00', status: 3, ended_at: expect.any(String), reason: 'declined-by-bank' },
    ],
  });
  expect(await balance()).toBe('25000.00');
  expect(await bill()).toMatchObject({ count: 1 });
});

test('accepts whole dollars from 5000', async () => {
  for (const count of ['5,000', '5000.00', '-5000', '5e3', '', '0', null, true, '1'.repeat(13)]) {
    expect(await recharge(count)).toEqual(refusalBody('invalid-amount'));
  }
  for (const count of ['4999', 4999]) {
    expect(await recharge(count)).toEqual(refusalBody('below-minimum'));
  }
  expect(await recharge(5000)).toMatchObject({ msg: 'ok', data: { count: '5000.00' } });
  expect(await records()).toMatchObject({ count: 1 });
});

test('pages recharges newest first', async () => {
  for (const count of ['5001', '5002', '5003']) {
    await recharge(count);
    kit.advance(1000);
  }
  const counts = [{ count: '5003.00' }, { count: '5002.00' }];
  expect(await records('?limit=2')).toMatchObject({ rows: counts, count: 3 });
  expect(await records('?limit=2&page=2')).toMatchObject({ rows: [{ count: '5001.00' }] });
});
