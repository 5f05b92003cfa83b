import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../testSandbox.ts';

let kit: TestSandbox;

beforeAll(async () => {
  kit = await openTestSandbox();
}, 120_000);
afterAll(() => kit.sandbox.close());

const refused = (code: string) => ({ msg: 'no', data: code });
const logout = { msg: 'logout', data: null };

async function login(user: string, password: string) {
  return (await kit.post('/stock/user/login', { user, password })).body;
}

async function balance(token: string) {
  return (await kit.get('/stock/success/v2/balance', token)).body;
}

async function register(body: object) {
  return (await kit.post('/stock/user/reg', body)).body;
}

test('the demo customer is there with US$ 25,000.00', async () => {
  const token = await kit.login('5500000001', 'corro-demo');
  await expect(balance(token)).resolves.toEqual({ msg: 'ok', data: { balance: '25000.00' } });
});

test('a newcomer registers once, starts with US$ 25,000.00 and sees it in the bill', async () => {
  const wanted = { user: '5512345678', password: 'secret-7', code: 'CORRO' };
  await expect(register(wanted)).resolves.toEqual({ msg: 'ok', data: 'success' });
  await expect(register(wanted)).resolves.toEqual(refused('phone-taken'));
  const token = await kit.login('5512345678', 'secret-7');
  const { body } = await kit.get('/stock/success/v2/bill?type=income', token);
  expect(body).toMatchObject({
    msg: 'ok',
    data: {
      rows: [
        {
          type: 'income',
          amount: '25000.00',
          balance: '25000.00',
          reason: 'welcome-credit',
          created_at: '2026-11-20T15:30:00.000Z',
        },
      ],
      count: 1,
    },
  });
});

test.each([
  [{ user: '551234567', password: 'secret-7', code: 'CORRO' }, 'invalid-phone'],
  [{ user: '５５１２３４５６７８', password: 'secret-7', code: 'CORRO' }, 'invalid-phone'],
  [{ user: '5512345679', password: 'short', code: 'CORRO' }, 'weak-password'],
  [{ user: '5512345679', password: 'secret-7', code: 'OTHER' }, 'wrong-invitation'],
])('%j is refused', async (wanted, code) => {
  await expect(register(wanted)).resolves.toEqual(refused(code));
});

test('a hundred registrations of one phone at once make one customer', async () => {
  const wanted = { user: '5599999999', password: 'secret-7', code: 'CORRO' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(wanted)));
  expect(answers.filter((one) => one?.msg === 'ok')).toHaveLength(1);
  expect(answers.filter((one) => one?.data === 'phone-taken')).toHaveLength(19);
});

test('five wrong passwords close the account for fifteen minutes, known or not', async () => {
  for (const user of ['5500000001', '5500009999']) {
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await login(user, 'wrong-one')).toEqual(refused('wrong-credentials'));
    }
    expect(await login(user, 'wrong-one')).toEqual({
      msg: 'no',
      data: { code: 'wrong-credentials', values: { seconds: 900 } },
    });
    expect(await login(user, 'corro-demo')).toEqual({
      msg: 'no',
      data: { code: 'too-many-attempts', values: { seconds: 900 } },
    });
  }
  kit.pass(15 * 60_000);
  expect(await login('5500000001', 'corro-demo')).toMatchObject({ msg: 'ok' });
});

test('no token, a foreign one or an old one ends in logout', async () => {
  const token = await kit.newcomer();
  const other = `${token.slice(0, -4)}AAAA`;
  expect((await kit.get('/stock/success/v2/balance')).status).toBe(400);
  await expect(balance(other)).resolves.toEqual(logout);
  await expect(balance(token)).resolves.toMatchObject({ msg: 'ok' });
  kit.pass(31 * 24 * 3_600_000);
  await expect(balance(token)).resolves.toEqual(logout);
});

test('a changed password ends the other sessions and not this one', async () => {
  await register({ user: '5520000001', password: 'secret-7', code: 'CORRO' });
  const here = await kit.login('5520000001', 'secret-7');
  const there = await kit.login('5520000001', 'secret-7');
  const change = (password: string) =>
    kit.post('/stock/success/user/password/up', { password, password_new: 'secret-8' }, here);
  expect((await change('wrong-one')).body).toEqual(refused('wrong-password'));
  expect((await change('secret-7')).body).toEqual({ msg: 'ok', data: null });
  await expect(balance(there)).resolves.toEqual(logout);
  await expect(balance(here)).resolves.toMatchObject({ msg: 'ok' });
  expect(await login('5520000001', 'secret-7')).toEqual(refused('wrong-credentials'));
  expect(await login('5520000001', 'secret-8')).toMatchObject({ msg: 'ok' });
});

test('strangers at the login do not use up the tries of a session', async () => {
  const user = '5520000003';
  await register({ user, password: 'secret-7', code: 'CORRO' });
  const here = await kit.login(user, 'secret-7');
  for (let turn = 0; turn < 6; turn += 1) await login(user, 'wrong-one');
  const change = (password: string) =>
    kit.post('/stock/success/user/password/up', { password, password_new: 'secret-8' }, here);
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await change('wrong-one')).body).toEqual(refused('wrong-password'));
  }
  expect((await change('secret-7')).body).toEqual({ msg: 'ok', data: null });
});

test('a transaction code is set once; replacing it takes the login password', async () => {
  await register({ user: '5520000002', password: 'secret-7', code: 'CORRO' });
  const token = await kit.login('5520000002', 'secret-7');
  const put = async (code: string, more = {}) => {
    const body = { fund_code_new: code, type: 'transaction', is_first: true, ...more };
    return (await kit.post('/stock/success/user/password/up', body, token)).body;
  };
  const forget = async (code: string) => {
    const body = { user: '5520000002', password: code, new_password: 'secret-9' };
    return (await kit.post('/v2/user/forget', body)).body;
  };
  expect(await forget('246810')).toEqual(refused('no-transaction-code'));
  expect(await put('12345')).toEqual(refused('invalid-transaction-code'));
  expect(await put('123456')).toEqual({ msg: 'ok', data: null });
  expect(await put('654321')).toEqual(refused('transaction-code-exists'));
  expect(await put('654321', { password: 'wrong-one' })).toEqual(refused('wrong-password'));
  expect(await put('654321', { password: 'secret-7' })).toEqual({ msg: 'ok', data: null });
  expect(await forget('123456')).toEqual(refused('wrong-code'));
  expect(await forget('654321')).toEqual({ msg: 'ok', data: null });
  await expect(balance(token)).resolves.toEqual(logout);
  expect(await login('5520000002', 'secret-9')).toMatchObject({ msg: 'ok' });
});
