import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { bankAccount, openForFile, refusalBody, transactionCode } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;
let card: string;

beforeEach(async () => {
  token = await kit.newcomerWithCode();
  await kit.send('/bank/add', bankAccount, token);
  card = await kit.cardOf(token);
  kit.advance(1000);
});

const withdraw = (more: object = {}, key?: string) => {
  const request = { bank_id: card, count: '250', stock_password: transactionCode, ...more };
  return kit.send('/money/access', request, token, key);
};

const balance = () => kit.balance(token);
const records = (query = '') => kit.read(`/property/withdraw${query}`, token);
const bill = () => kit.read('/v2/bill', token);

describe('a withdrawal', () => {
  it('is held at once and paid out after half a minute', async () => {
    const key = randomUUID();
    const taken = await withdraw({}, key);
    expect(taken).toMatchObject({ msg: 'ok', data: { count: '250.00' } });
    const { no } = (taken as { data: { no: string } }).data;
    const row = {
      id: no,
      no,
      count: '250.00',
      status: 'n',
      type: 'bank',
      branch_bank: 'Banco del Centro',
      bank_card: '•••• 7771',
      client_key: key,
    };
    expect(await records()).toMatchObject({ rows: [row], count: 1 });
    expect(await balance()).toBe('24750.00');
    expect(await kit.read('/v2/user/info', token)).toMatchObject({
      money: '24750.00',
      total: '25000.00',
    });

    kit.advance(29_999);
    expect(await records('?status=n')).toMatchObject({ rows: [row], count: 1 });
    kit.advance(1);
    expect(await records('?status=n')).toEqual({ rows: [], count: 0 });
    const paid = (await records('?status=y')) as {
      rows: { created_at: string; ended_at: string }[];
    };
    expect(paid).toMatchObject({ rows: [{ ...row, status: 'y' }] });
    const [{ created_at, ended_at } = { created_at: '', ended_at: '' }] = paid.rows;
    expect(Date.parse(ended_at) - Date.parse(created_at)).toBe(30_000);
    expect(await balance()).toBe('24750.00');
    expect(await kit.read('/v2/user/info', token)).toMatchObject({ total: '24750.00' });
    expect(await bill()).toMatchObject({
      rows: [
        { type: 'expense', amount: '250.00', balance: '24750.00', reason: 'withdraw-request' },
        { reason: 'welcome-credit' },
      ],
    });
  });

  it('is returned once when the payment fails', async () => {
    expect(await withdraw({ count: 313 })).toMatchObject({ msg: 'ok' });
    expect(await balance()).toBe('24687.00');
    kit.advance(30_000);
    expect(await balance()).toBe('25000.00');
    expect(await records('?status=b')).toMatchObject({ rows: [{ count: '313.00' }], count: 1 });
    kit.advance(30_000);
    expect(await balance()).toBe('25000.00');
    expect(await bill()).toMatchObject({
      rows: [
        { type: 'income', amount: '313.00', balance: '25000.00', reason: 'withdraw-return' },
        { reason: 'withdraw-request' },
        { reason: 'welcome-credit' },
      ],
    });
  });

  it('goes to the card as it was at the time of the request', async () => {
    await withdraw();
    const changed = { ...bankAccount, id: card, type: 'bank', bank_card: '998010000000000005' };
    await kit.send('/bank/edit', changed, token);
    await withdraw({ count: '300' });
    expect(await records('?status=n')).toMatchObject({ count: 2 });
    const { rows } = (await records()) as { rows: readonly { count: string; bank_card: string }[] };
    expect(new Map(rows.map((one) => [one.count, one.bank_card]))).toEqual(
      new Map([
        ['250.00', '•••• 7771'],
        ['300.00', '•••• 0005'],
      ]),
    );
  });

  it('accepts the whole balance and not a cent more', async () => {
    expect(await withdraw({ count: '25001' })).toEqual(refusalBody('insufficient-funds'));
    expect(await records()).toEqual({ rows: [], count: 0 });
    expect(await withdraw({ count: '25000' })).toMatchObject({ msg: 'ok' });
    expect(await balance()).toBe('0.00');
    expect(await withdraw({ count: '100' })).toEqual(refusalBody('insufficient-funds'));
  });
});

describe('refuses', () => {
  it.each([
    [{ count: '99' }, 'below-minimum'],
    [{ count: '250.00' }, 'invalid-amount'],
    [{ count: '0' }, 'invalid-amount'],
    [{ count: -250 }, 'invalid-amount'],
    [{ bank_id: '5' }, 'unknown-card'],
    [{ bank_id: randomUUID() }, 'unknown-card'],
    [{ stock_password: '000000' }, 'wrong-authorization-password'],
    [{ stock_password: undefined }, 'wrong-authorization-password'],
  ])('%j: %s, and nothing is moved', async (more, reason) => {
    expect(await withdraw(more)).toEqual(refusalBody(reason));
    expect(await balance()).toBe('25000.00');
    expect(await records()).toEqual({ rows: [], count: 0 });
  });

  it('a customer without a code', async () => {
    token = await kit.newcomer();
    expect(await withdraw()).toEqual(refusalBody('no-transaction-code'));
    expect(await kit.send('/bank/add', bankAccount, token)).toEqual(
      refusalBody('no-transaction-code'),
    );
  });

  it('more tries after five wrong codes, without counting invalid requests', async () => {
    for (let n = 0; n < 6; n++) {
      expect(await withdraw({ count: '99', stock_password: '000000' })).toEqual(
        refusalBody('below-minimum'),
      );
    }
    for (let n = 0; n < 5; n++) await withdraw({ stock_password: '000000' });
    expect(await withdraw()).toMatchObject({ data: { code: 'too-many-attempts' } });
    expect(await balance()).toBe('25000.00');
  });
});
