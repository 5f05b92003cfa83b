import { afterAll, beforeAll, expect, it } from 'vitest';
import { startUpstream, type Upstream } from './upstream.ts';

const code = '246810';

let upstream: Upstream;
let token: string;
let card: string;

beforeAll(async () => {
  upstream = await startUpstream();
  token = await upstream.login();
  const body = {
    bank: 'bank',
    branch_bank: 'Banco del Centro',
    bank_card: '002010077777777771',
    bank_user: 'Titular de la cuenta',
  };
  await upstream.call('POST /stock/success/bank/add', { token, body });
  const cards = await upstream.call<{ id: string }[]>('GET /stock/success/bank/list', { token });
  card = cards.data[0]!.id;
}, 60_000);

afterAll(() => upstream.close());

const withdraw = (more: object = {}, key = crypto.randomUUID()) =>
  upstream.call<{ no: string }>('POST /stock/success/money/access', {
    token,
    key,
    body: { bank_id: card, count: '250', stock_password: code, ...more },
  });

const records = (query = {}) =>
  upstream.call<{ rows: object[] }>('GET /stock/success/property/withdraw', { token, query });

it('withdraws once for its key, and lists it', async () => {
  const key = crypto.randomUUID();
  const { msg, data } = await withdraw({}, key);
  expect(msg).toBe('ok');
  expect((await withdraw({}, key)).data).toEqual(data);
  const own = { no: data.no, client_key: key, count: '250.00', status: 'n' };
  expect((await records({ status: 'n' })).data).toMatchObject({ rows: [own], count: 1 });
  expect((await records({ status: 'b' })).data).toEqual({ rows: [], count: 0 });
  expect((await records({ page: '2', limit: '1' })).data).toEqual({ rows: [], count: 1 });
  const balance = await upstream.call('GET /stock/success/v2/balance', { token });
  expect(balance.data).toEqual({ balance: '24750.00' });
});

it('refuses in the words of the contract', async () => {
  expect(await withdraw({ count: '99' })).toMatchObject({ data: 'below-minimum' });
  expect(await withdraw({ count: '1,000' })).toMatchObject({ data: 'invalid-amount' });
  expect(await withdraw({ count: '90000' })).toMatchObject({ data: 'insufficient-funds' });
  expect(await withdraw({ bank_id: 5 })).toMatchObject({ data: 'unknown-card' });
  expect(await withdraw({ stock_password: '000000' })).toMatchObject({
    data: 'wrong-authorization-password',
  });
  expect(await withdraw({ bank_id: undefined })).toMatchObject({
    status: 400,
    data: 'bad-request',
  });
  expect(await records({ status: 'x' })).toMatchObject({ status: 400, data: 'bad-request' });
});

it('is held for a day after a reset by the code, and the user info says for how long', async () => {
  const body = { user: '5500000001', password: code, new_password: 'otra-clave' };
  expect((await upstream.call('POST /v2/user/forget', { body })).msg).toBe('ok');
  const login = { user: '5500000001', password: 'otra-clave' };
  const session = await upstream.call<{ token: string }>('POST /stock/user/login', { body: login });
  token = session.data.token;
  expect(await withdraw()).toMatchObject({
    msg: 'no',
    data: { code: 'withdrawals-held', values: { seconds: 86_400 } },
  });
  const info = await upstream.call('GET /stock/success/v2/user/info', { token });
  expect(info.data).toMatchObject({ withdrawals_held_seconds: 86_400 });
});
