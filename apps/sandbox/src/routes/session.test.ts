import { describe, expect, test } from 'vitest';
import { bankAccount, openForFile, refusalBody } from '../testSandbox.fixture.ts';

const kit = await openForFile();

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

test('the demo customer has US$ 25,000.00', async () => {
  const token = await kit.login('5500000001', 'corro-demo');
  await expect(balance(token)).resolves.toEqual({ msg: 'ok', data: { balance: '25000.00' } });
});

test('a new customer registers once, starts with US$ 25,000.00 and sees it in the bill', async () => {
  const wanted = { user: '5512345678', password: 'secret-7', code: 'CORRO' };
  await expect(register(wanted)).resolves.toEqual({ msg: 'ok', data: 'success' });
  await expect(register(wanted)).resolves.toEqual(refusalBody('phone-taken'));
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
  [{ user: '55 1234 5678', password: 'secret-7', code: 'CORRO' }, 'invalid-phone'],
  [{ user: '+525512345678', password: 'secret-7', code: 'CORRO' }, 'invalid-phone'],
  [{ user: '５５１２３４５６７８', password: 'secret-7', code: 'CORRO' }, 'invalid-phone'],
  [{ user: '5512345679', password: 'short', code: 'CORRO' }, 'weak-password'],
  [{ user: '5512345679', password: '123456', code: 'CORRO' }, 'weak-password'],
  [{ user: '5512345679', password: 'Contraseña', code: 'CORRO' }, 'weak-password'],
  [{ user: '5512345679', password: '5512345679', code: 'CORRO' }, 'weak-password'],
  // This password is common, but not on the short list of the app.
  [{ user: '5512345679', password: 'Grasshopper', code: 'CORRO' }, 'weak-password'],
  [{ user: '5512345679', password: 'corro-2026', code: 'CORRO' }, 'weak-password'],
  [{ user: '5512345679', password: '¡Inversión!2026', code: 'CORRO' }, 'weak-password'],
  [{ user: '5512345679', password: '1.b.r.o.k.e.r', code: 'CORRO' }, 'weak-password'],
  [{ user: '5512345679', password: 'secret-7', code: 'OTHER' }, 'wrong-invitation'],
])('refuses the registration %j', async (wanted, code) => {
  await expect(register(wanted)).resolves.toEqual(refusalBody(code));
});

test.each([
  ['5512345674', 'solo letras minusculas sin numeros'],
  ['5512345675', `${'el búho 🦉 come ratones en la noche; '.repeat(6)}¡fin!`],
  ['5512345676', ' con espacios al principio y al final '],
])('a password of any characters, up to 256, opens the account of %s', async (user, password) => {
  expect(await register({ user, password, code: 'CORRO' })).toMatchObject({ msg: 'ok' });
  expect(await login(user, password)).toMatchObject({ msg: 'ok' });
  for (const other of [password.toUpperCase(), password.slice(0, -1), ` ${password}`]) {
    expect(await login(user, other)).toMatchObject({ msg: 'no' });
  }
});

test.each([
  ['5512345671', 'cla\u0301ve-\u00F1', 'cl\u00E1ve-n\u0303'],
  ['5512345672', 'sen\u0303al-9', 'se\u00F1al-9'],
  ['5512345673', '\u1112\u1161\u11AB\u1100\u1173\u11AF-9', '한글-9'],
])(
  'a password opens the account of %s however its letters are composed',
  async (user, one, other) => {
    await register({ user, password: one, code: 'CORRO' });
    for (const password of [one, other]) {
      expect(await login(user, password)).toMatchObject({ msg: 'ok' });
    }
  },
);

test('five wrong passwords lock a phone for fifteen minutes, even an unknown one', async () => {
  for (const user of ['5500000001', '5500009999']) {
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await login(user, 'wrong-one')).toEqual(refusalBody('wrong-credentials'));
    }
    expect(await login(user, 'wrong-one')).toEqual({
      msg: 'no',
      data: { code: 'wrong-credentials', values: { seconds: 900 } },
    });
    expect(await login(user, 'corro-demo')).toEqual({
      msg: 'no',
      data: { code: 'too-many-attempts', values: { seconds: 900, challenge: expect.any(String) } },
    });
  }
  kit.advance(15 * 60_000);
  expect(await login('5500000001', 'corro-demo')).toMatchObject({ msg: 'ok' });
});

test('a missing, foreign or old token ends the session in the app', async () => {
  const token = await kit.newcomer();
  const other = `${token.slice(0, -4)}AAAA`;
  expect((await kit.get('/stock/success/v2/balance')).status).toBe(400);
  await expect(balance(other)).resolves.toEqual(logout);
  const dayMs = 24 * 3_600_000;
  // Makes a call every day, because a session also ends after a week without calls.
  for (let day = 1; day < 30; day += 1) {
    kit.advance(dayMs);
    await balance(token);
  }
  kit.advance(dayMs - 1);
  await expect(balance(token)).resolves.toMatchObject({ msg: 'ok' });
  kit.advance(1);
  await expect(balance(token)).resolves.toEqual(logout);
});

test('a changed password ends all other sessions', async () => {
  await register({ user: '5520000001', password: 'secret-7', code: 'CORRO' });
  const here = await kit.login('5520000001', 'secret-7');
  const there = await kit.login('5520000001', 'secret-7');
  const change = (password: string) =>
    kit.post('/stock/success/user/password/up', { password, password_new: 'secret-8' }, here);
  const weak = { password: 'secret-7', password_new: '5520000001' };
  expect((await kit.post('/stock/success/user/password/up', weak, here)).body).toEqual(
    refusalBody('weak-password'),
  );
  expect((await change('wrong-one')).body).toEqual(refusalBody('wrong-password'));
  expect((await change('secret-7')).body).toEqual({ msg: 'ok', data: null });
  await expect(balance(there)).resolves.toEqual(logout);
  await expect(balance(here)).resolves.toMatchObject({ msg: 'ok' });
  expect(await login('5520000001', 'secret-7')).toEqual(refusalBody('wrong-credentials'));
  expect(await login('5520000001', 'secret-8')).toMatchObject({ msg: 'ok' });
});

test('wrong passwords at the login do not use up the tries within a session', async () => {
  const user = '5520000003';
  await register({ user, password: 'secret-7', code: 'CORRO' });
  const here = await kit.login(user, 'secret-7');
  for (let turn = 0; turn < 6; turn += 1) await login(user, 'wrong-one');
  const change = (password: string) =>
    kit.post('/stock/success/user/password/up', { password, password_new: 'secret-8' }, here);
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await change('wrong-one')).body).toEqual(refusalBody('wrong-password'));
  }
  expect((await change('secret-7')).body).toEqual({ msg: 'ok', data: null });
});

test('the first transaction code needs the password, except directly after the registration', async () => {
  const user = '5520000006';
  await register({ user, password: 'secret-7', code: 'CORRO' });
  const put = async (by: string, more = {}) => {
    const body = { fund_code_new: '135791', type: 'transaction', is_first: true, ...more };
    return (await kit.post('/stock/success/user/password/up', body, by)).body;
  };
  const stolen = await kit.login(user, 'secret-7');
  kit.advance(10 * 60_000 + 1);
  expect(await put(stolen)).toEqual(refusalBody('password-required'));
  expect(await put(stolen, { password: 'wrong-one' })).toEqual(refusalBody('wrong-password'));
  // Only a registration allows a first code without the password; a new login does not.
  const fresh = await kit.login(user, 'secret-7');
  expect(await put(fresh)).toEqual(refusalBody('password-required'));
  expect(await put(fresh, { password: 'secret-7' })).toEqual({ msg: 'ok', data: null });
  expect(await put(stolen)).toEqual(refusalBody('transaction-code-exists'));
  expect(await put(stolen, { password: 'wrong-one' })).toEqual(refusalBody('wrong-password'));
});

test('a session alone sets the first transaction code ten minutes after the registration', async () => {
  const user = '5520000008';
  await register({ user, password: 'secret-7', code: 'CORRO' });
  kit.advance(10 * 60_000);
  const token = await kit.login(user, 'secret-7');
  const body = { fund_code_new: '135791', type: 'transaction', is_first: true };
  const answer = await kit.post('/stock/success/user/password/up', body, token);
  expect(answer.body).toEqual({ msg: 'ok', data: null });
});

test('the password sets the first transaction code at any time after the login', async () => {
  const user = '5520000007';
  await register({ user, password: 'secret-7', code: 'CORRO' });
  const token = await kit.login(user, 'secret-7');
  kit.advance(24 * 3_600_000);
  const body = { fund_code_new: '135791', type: 'transaction', is_first: true };
  const put = async (password: string) =>
    (await kit.post('/stock/success/user/password/up', { ...body, password }, token)).body;
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await put('wrong-one')).toMatchObject({ msg: 'no' });
  }
  expect(await put('secret-7')).toEqual({
    msg: 'no',
    data: { code: 'too-many-attempts', values: { seconds: 900 } },
  });
  kit.advance(15 * 60_000);
  expect(await put('secret-7')).toEqual({ msg: 'ok', data: null });
});

test('setting a first transaction code never replaces an existing one', async () => {
  await register({ user: '5520000002', password: 'secret-7', code: 'CORRO' });
  const token = await kit.login('5520000002', 'secret-7');
  const put = async (code: string, more = {}) => {
    const body = { fund_code_new: code, type: 'transaction', is_first: true, ...more };
    return (await kit.post('/stock/success/user/password/up', body, token)).body;
  };
  const forget = async (code: string, newPassword = 'secret-9') => {
    const body = { user: '5520000002', password: code, new_password: newPassword };
    return (await kit.post('/v2/user/forget', body)).body;
  };
  expect(await forget('246810')).toEqual(refusalBody('wrong-code'));
  expect(await put('12345')).toEqual(refusalBody('invalid-transaction-code'));
  for (const weak of ['123456', '000000', '121212', '520000']) {
    expect(await put(weak)).toEqual(refusalBody('weak-transaction-code'));
  }
  expect(await put('135791')).toEqual({ msg: 'ok', data: null });
  expect(await put('197531')).toEqual(refusalBody('transaction-code-exists'));
  expect(await put('197531', { password: 'wrong-one' })).toEqual(refusalBody('wrong-password'));
  expect(await put('197531', { password: 'secret-7' })).toEqual(
    refusalBody('transaction-code-exists'),
  );
  expect(await forget('197531')).toEqual(refusalBody('wrong-code'));
  expect(await forget('135791', '123456')).toEqual(refusalBody('weak-password'));
  expect(await forget('135791')).toEqual({ msg: 'ok', data: null });
  await expect(balance(token)).resolves.toEqual(logout);
  expect(await login('5520000002', 'secret-9')).toMatchObject({ msg: 'ok' });
});

const send = (path: string, body: object, by: string) =>
  kit.post(`/stock/success${path}`, body, by);

const wait = (seconds: number) => ({
  msg: 'no',
  data: { code: 'withdrawals-held', values: { seconds } },
});

describe('a password reset with the code', () => {
  const user = '5520000005';
  const dayMs = 24 * 3_600_000;
  let token: string;

  const withdraw = async (bank_id: string, code = '135791') =>
    (await send('/money/access', { bank_id, count: '250', stock_password: code }, token)).body;
  const held = async () => (await kit.get('/stock/success/v2/user/info', token)).body?.data;

  test('ends every session, holds withdrawals for a day, and tells the customer in the chat', async () => {
    await register({ user, password: 'secret-7', code: 'CORRO' });
    const before = await kit.login(user, 'secret-7');
    await kit.setCode(before);
    await send('/bank/add', bankAccount, before);
    const elsewhere = await kit.login(user, 'secret-7');

    const reset = { user, password: '135791', new_password: 'secret-8' };
    expect((await kit.post('/v2/user/forget', reset)).body).toEqual({ msg: 'ok', data: null });
    await expect(balance(before)).resolves.toEqual(logout);
    await expect(balance(elsewhere)).resolves.toEqual(logout);

    token = await kit.login(user, 'secret-8');
    const id = await kit.cardOf(token);
    expect(await held()).toMatchObject({ withdrawals_held_seconds: 86_400 });
    expect(await withdraw(id)).toEqual(wait(86_400));
    // A new transaction code does not end the hold, and a withdrawal that the hold refuses uses up
    // no try.
    const next = { fund_code_new: '197531', type: 'transaction', is_first: false };
    const secrets = { password: 'secret-8', fund_code: '135791' };
    const replaced = await send('/user/password/up', { ...next, ...secrets }, token);
    expect(replaced.body).toEqual({ msg: 'ok', data: null });
    kit.advance(dayMs - 1);
    for (let turn = 0; turn < 6; turn += 1) expect(await withdraw(id, '000000')).toEqual(wait(1));
    await expect(balance(token)).resolves.toMatchObject({ data: { balance: '25000.00' } });
    kit.advance(1);
    expect(await held()).toMatchObject({ withdrawals_held_seconds: 0 });
    expect(await withdraw(id, '197531')).toMatchObject({ msg: 'ok' });

    const chat = await kit.get('/stock/success/user_message/list-message', token);
    expect(chat.text).toContain('los nuevos quedan en pausa 24 horas');
  });

  test('holds no withdrawals if the call contains the old password', async () => {
    token = await kit.newcomer();
    const change = { password: 'secret-7', password_new: 'secret-8' };
    expect((await send('/user/password/up', change, token)).body).toEqual({
      msg: 'ok',
      data: null,
    });
    expect(await held()).toMatchObject({ withdrawals_held_seconds: 0 });
  });
});

test('a password is valid after ten years without a change', async () => {
  const [user, password] = ['5520000009', 'secret-7'];
  await register({ user, password, code: 'CORRO' });
  kit.advance(3650 * 24 * 3_600_000);
  expect(await login(user, password)).toMatchObject({ msg: 'ok' });
});
