import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

const recharge = (count: unknown, key = crypto.randomUUID()) =>
  upstream.call<{ no: string }>('POST /stock/success/v2/recharge/add', {
    token,
    key,
    body: { count },
  });

const records = (query = {}) =>
  upstream.call<object>('GET /stock/success/property/list', { token, query });

it('asks for a recharge once for its key, and lists it', async () => {
  const key = crypto.randomUUID();
  const { msg, data } = await recharge('5000', key);
  expect(msg).toBe('ok');
  expect((await recharge('5000', key)).data).toEqual(data);
  const own = { no: data.no, client_key: key, count: '5000.00', status: 1 };
  expect((await records({ status: '1' })).data).toMatchObject({ rows: [own], count: 1 });
  expect((await records({ status: '3' })).data).toEqual({ rows: [], count: 0 });
  expect((await records({ page: '2', limit: '1' })).data).toEqual({ rows: [], count: 1 });
  const balance = await upstream.call('GET /stock/success/v2/balance', { token });
  expect(balance.data).toEqual({ balance: '25000.00' });
});

it('refuses in the words of the contract', async () => {
  expect(await recharge('4999')).toMatchObject({ data: 'below-minimum' });
  expect(await recharge('5,000')).toMatchObject({ data: 'invalid-amount' });
  expect(await records({ status: 'new' })).toMatchObject({ status: 400, data: 'bad-request' });
});
