import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

const list = (query = {}) =>
  upstream.call<object>('GET /stock/success/loans/list', { token, query });

const ask = (count: unknown, key = crypto.randomUUID()) =>
  upstream.call<{ no: string }>('POST /stock/success/loans/add', { token, key, body: { count } });

it('gives the credit line and its cost', async () => {
  const { msg, data } = await upstream.call('GET /stock/success/loans/data', { token });
  expect(msg).toBe('ok');
  expect(data).toEqual({
    amountDue: '0.00',
    creditScore: 100,
    remainingAmount: '10000.00',
    rate: '12.00',
    days: 30,
    fee: '0.00',
  });
});

it('takes a request once for its key, and lists it', async () => {
  const key = crypto.randomUUID();
  const { msg, data } = await ask('500', key);
  expect(msg).toBe('ok');
  expect((await ask('500', key)).data).toEqual(data);
  const own = { no: data.no, client_key: key, count: '500.00', state: 1, cost: '4.93' };
  expect((await list({ state: '1' })).data).toMatchObject({ rows: [own], count: 1 });
  expect((await list({ state: '4' })).data).toEqual({ rows: [], count: 0 });
  expect((await list({ page: '2', limit: '1' })).data).toEqual({ rows: [], count: 1 });
});

it.each([
  ['abc', 'invalid-amount'],
  ['499', 'below-minimum'],
  ['999999', 'above-limit'],
])('refuses %j with %s', async (count, code) => {
  expect(await ask(count)).toMatchObject({ msg: 'no', data: code });
});

it('refuses a key that was used for another amount', async () => {
  const key = crypto.randomUUID();
  await ask('600', key);
  expect(await ask('700', key)).toMatchObject({ msg: 'no', data: 'duplicate-key' });
});

it('takes a repayment once for its key, as the settings announce it', async () => {
  const { data: config } = await upstream.call<{ tag: string; value: string }[]>('GET /v2/config', {
    token,
  });
  expect(config.find(({ tag }) => tag === 'extensions')?.value).toContain('loans.repay');
  const repay = (no: string, key = crypto.randomUUID()) =>
    upstream.call('POST /stock/success/loans/repay', { token, key, body: { no } });
  const { no } = (await ask('800')).data;
  expect(await repay(no)).toMatchObject({ msg: 'no', data: 'loan-not-owed' });
  // It is decided, and paid out a while later.
  for (const state of ['2', '4']) {
    upstream.pass(30_000);
    expect((await list({ state })).data).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ no })]),
    });
  }
  const key = crypto.randomUUID();
  // 800 × 12 % × 30 ÷ 365 = 7.89
  expect(await repay(no, key)).toMatchObject({ msg: 'ok', data: { no, count: '807.89' } });
  expect(await repay(no, key)).toMatchObject({ msg: 'ok', data: { no, count: '807.89' } });
  expect(await repay(no)).toMatchObject({ msg: 'no', data: 'loan-paid' });
  expect(await repay('no-such-loan')).toMatchObject({ msg: 'no', data: 'unknown-loan' });
  expect((await list({ state: '5' })).data).toMatchObject({ rows: [{ no }], count: 1 });
});
