import { beforeEach, describe, expect, test } from 'vitest';
import { bankAccount, openForFile, refusalBody, transactionCode } from '../testSandbox.fixture.ts';

const kit = await openForFile();
const strict = await openForFile({ codeRecovery: 'off' });

const success = { msg: 'ok', data: null };
const next = '197531';
const password = 'secret-7';

const change = async (by: string, more: object, at = kit) => {
  const body = { fund_code_new: next, type: 'transaction', is_first: false, ...more };
  return (await at.post('/stock/success/user/password/up', body, by)).body;
};

const withdrawalHold = async (by: string) =>
  (await kit.get('/stock/success/v2/user/info', by)).body?.data;

const chat = async (by: string) =>
  (await kit.get('/stock/success/user_message/list-message', by)).text;

const withdraw = async (by: string, stock_password: string) => {
  const bank_id = await kit.cardOf(by);
  const body = { bank_id, count: '250', stock_password };
  return (await kit.post('/stock/success/money/access', body, by)).body;
};

const extensions = async (at = kit) =>
  JSON.stringify(await at.data('/v2/config', await at.newcomer()));

let token: string;
beforeEach(async () => {
  token = await kit.newcomerWithCode();
  await kit.post('/stock/success/bank/add', bankAccount, token);
});

describe('an existing transaction code', () => {
  test('an existing transaction code is changed with current code and login password, and confirms orders at once', async () => {
    expect(await extensions()).toMatch(/code\.change.*code\.recover/);
    expect(await change(token, { password, fund_code: transactionCode })).toEqual(success);
    expect(await withdraw(token, transactionCode)).toEqual(
      refusalBody('wrong-authorization-password'),
    );
    expect(await withdraw(token, next)).toMatchObject({ msg: 'ok' });
    expect(await chat(token)).toContain('Se cambió tu NIP de operaciones');
  });

  test('an existing transaction code is not changed without the login password or with a wrong secret', async () => {
    const fund_code = transactionCode;
    expect(await change(token, { fund_code })).toEqual(refusalBody('transaction-code-exists'));
    expect(await change(token, { fund_code, password: 'wrong-one' })).toEqual(
      refusalBody('wrong-password'),
    );
    expect(await change(token, { fund_code: '246813', password })).toEqual(
      refusalBody('wrong-authorization-password'),
    );
    expect(await change(token, { fund_code: '', password })).toEqual(
      refusalBody('wrong-authorization-password'),
    );
    expect(await withdraw(token, transactionCode)).toMatchObject({ msg: 'ok' });
  });

  test('allows five guesses, shared with orders; later answers reveal nothing', async () => {
    const closed = { msg: 'no', data: { code: 'too-many-attempts', values: { seconds: 900 } } };
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await change(token, { password, fund_code: '246813' })).toEqual(
        refusalBody('wrong-authorization-password'),
      );
    }
    expect(await withdraw(token, '246813')).toMatchObject({
      data: { code: 'wrong-authorization-password' },
    });
    expect(await change(token, { password, fund_code: '246813' })).toEqual(closed);
    expect(await change(token, { password, fund_code: transactionCode })).toEqual(closed);
  });

  test('counts wrong login passwords together with other calls', async () => {
    const fund_code = transactionCode;
    for (let turn = 0; turn < 5; turn += 1) {
      await change(token, { fund_code, password: 'wrong-one' });
    }
    expect(await change(token, { fund_code, password })).toMatchObject({
      data: { code: 'too-many-attempts' },
    });
    expect(await change(token, { password })).toMatchObject({
      data: { code: 'too-many-attempts' },
    });
  });
});

describe('a forgotten transaction code', () => {
  test('a forgotten transaction code is replaced with the login password; withdrawals are held for a day, and the chat tells the customer', async () => {
    expect(await change(token, { password })).toEqual(success);
    expect(await withdrawalHold(token)).toMatchObject({ withdrawals_held_seconds: 86_400 });
    expect(await withdraw(token, next)).toEqual({
      msg: 'no',
      data: { code: 'withdrawals-held', values: { seconds: 86_400 } },
    });
    expect(await chat(token)).toContain('los nuevos quedan en pausa 24 horas');
    kit.advance(86_400_000);
    expect(await withdraw(token, next)).toMatchObject({ msg: 'ok' });
  });

  test('a forgotten transaction code is kept if the login password is wrong', async () => {
    expect(await change(token, { password: 'wrong-one' })).toEqual(refusalBody('wrong-password'));
    expect(await withdrawalHold(token)).toMatchObject({ withdrawals_held_seconds: 0 });
  });

  test('a forgotten transaction code is kept if the operator disables recovery; the current code can still change it', async () => {
    expect(await extensions(strict)).toContain('code.change');
    expect(await extensions(strict)).not.toContain('code.recover');
    const by = await strict.newcomerWithCode();
    expect(await change(by, { password }, strict)).toEqual(refusalBody('transaction-code-exists'));
    expect(await change(by, { password, fund_code: transactionCode }, strict)).toEqual(success);
  });
});
