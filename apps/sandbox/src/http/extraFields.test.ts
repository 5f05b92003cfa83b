import { expect, test } from 'vitest';
import { z } from 'zod';
import { openForFile } from '../testSandbox.fixture.ts';

// Unknown fields and parameters, and repeated ones, have no effect.

const kit = await openForFile();

test('a field outside of the call changes neither the order nor another customer', async () => {
  const [token, other] = [await kit.newcomer(), await kit.newcomer()];
  const order = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };
  const extra = {
    customer_id: other,
    token: other,
    fee: '0',
    total: '0',
    status: 2,
    lot_number: 1,
  };
  await kit.order('/deal/buy', { ...order, ...extra }, token);
  // The purchase costs 100.00 and a fee of 0.03 %.
  expect(await kit.balance(token)).toBe('24899.97');
  expect(await kit.balance(other)).toBe('25000.00');
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'a field named %s changes no object but its own',
  async (name) => {
    const body = `{"user":"5512345678","password":"x","${name}":{"isAdmin":true,"password":"x"}}`;
    await kit.post('/stock/user/login', body);
    expect(Object(Object.create({})).isAdmin).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  },
);

test('a field that JSON contains twice has its last value everywhere', async () => {
  const token = await kit.newcomer();
  const twice = '{"tag":"ACME","count":1,"count":2,"price":"100.00","mold":"stock"}';
  expect((await kit.post('/stock/success/deal/buy', twice, token)).body).toMatchObject({
    data: { count: 2, total: '200.06' },
  });
  expect(await kit.balance(token)).toBe('24799.94');
});

test('of a parameter that is given twice, the first value counts, and no parameter replaces a part of the path', async () => {
  const token = await kit.newcomer();
  for (let turn = 0; turn < 2; turn += 1) {
    await kit.send('/v2/recharge/add', { count: '5000' }, token);
  }
  const rows = z.object({ rows: z.array(z.unknown()) });
  const one = await kit.data('/stock/success/property/list?limit=1&limit=50', token);
  expect(rows.parse(one).rows).toHaveLength(1);
  const id = '0e5a1c0e-3f6b-4d52-9a53-0d4f3c1b2a10';
  const absent = await kit.get(`/files/${id}?id=${id.replace('0e', '1e')}`, token);
  expect(absent.body).toEqual({ msg: 'no', data: 'not-found' });
});

test('a parameter is decoded once', async () => {
  const token = await kit.newcomer();
  const read = async (symbol: string) =>
    (await kit.get(`/v2/yahoo?symbol=${symbol}`, token)).body?.msg;
  expect([await read('%41CME'), await read('%2541CME')]).toEqual(['ok', 'no']);
});
