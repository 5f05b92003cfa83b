import { expect, it } from 'vitest';
import { openForFile } from './upstream.ts';

const { upstream, token } = await openForFile();

/** What the tests read of a list: its rows. */
interface Rows<Row> {
  readonly rows: readonly Row[];
}

interface FundRow {
  readonly id: string;
  readonly name: string;
}

const list = () => upstream.call<Rows<FundRow>>('GET /v2/fund/list', { token });

const orders = (query = {}) =>
  upstream.call<Rows<object>>('GET /stock/success/fund/orders', { token, query });

const buy = (project_id: unknown, key = crypto.randomUUID()) =>
  upstream.call<{ no: string }>('POST /stock/success/fund/purchase', {
    token,
    key,
    body: { project_id },
  });

async function fundNamed(name: string): Promise<string> {
  const { rows } = (await list()).data;
  return rows.find((fund) => fund.name === name)!.id;
}

it('lists funds', async () => {
  const { msg, data } = await list();
  expect(msg).toBe('ok');
  expect(data.rows).toHaveLength(8);
});

it('sells a participation once for its key, and lists it', async () => {
  const id = await fundNamed('Renta Fija 90');
  const key = crypto.randomUUID();
  const { msg, data } = await buy(id, key);
  expect(msg).toBe('ok');
  expect((await buy(id, key)).data).toEqual(data);
  const own = { no: data.no, client_key: key, amount: '2500.00', status: 'active' };
  expect((await orders({ status: 'active' })).data).toMatchObject({ rows: [own], count: 1 });
  expect((await orders({ status: 'completed' })).data).toEqual({ rows: [], count: 0 });
  expect((await orders({ page: '2', limit: '1' })).data).toEqual({ rows: [], count: 1 });
  const balance = await upstream.call('GET /stock/success/v2/balance', { token });
  expect(balance.data).toEqual({ balance: '22500.00' });
});

it('refuses in the words of the contract', async () => {
  expect(await buy(await fundNamed('Inmobiliario 360'))).toMatchObject({ data: 'sold-out' });
  expect(await buy('LIQ-1')).toMatchObject({ data: 'fund-closed' });
  expect(await buy(4)).toMatchObject({ data: 'not-found' });
  expect(await buy(undefined)).toMatchObject({ status: 400, data: 'bad-request' });
  expect(await orders({ status: 'sold' })).toMatchObject({ status: 400, data: 'bad-request' });
});
