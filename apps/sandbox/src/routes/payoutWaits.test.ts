import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TestPasskey } from '../authenticator.fixture.ts';
import {
  bankAccount,
  newcomerPassword as password,
  openTestSandbox,
  refusalBody,
  type TestSandbox,
  transactionCode,
} from '../testSandbox.fixture.ts';

// Adding or changing a payout account: how the customer confirms it, what the customer is told, and
// how long withdrawals to the account wait.

const kit = await openTestSandbox();
const [atOnce, brief] = await Promise.all([
  openTestSandbox({ accountWaitHours: 0 }),
  openTestSandbox({ accountWaitHours: 2 }),
]);
afterAll(() => Promise.all([kit, atOnce, brief].map(({ sandbox }) => sandbox.close())));

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const second = { ...bankAccount, bank_card: '998010000000000005' };
const third = { ...bankAccount, bank_card: '012180001234567899' };
const address = { bank: 'trc20', bank_card: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
const { stock_password: _, ...unconfirmed } = bankAccount;
const success = { msg: 'ok', data: null };

let token: string;
beforeEach(async () => {
  token = await kit.newcomerWithCode();
});

const cardsOf = z.array(
  z.object({ id: z.string(), bank_card: z.string(), payable_at: z.string().nullable() }),
);
const recordsOf = z.object({
  rows: z.array(
    z.object({ no: z.string(), status: z.string(), payable_at: z.string().nullable() }),
  ),
});
const noticesOf = z.object({
  rows: z.array(
    z.object({
      kind: z.string(),
      name: z.string().nullable(),
      account: z.string().nullable(),
      end_time: z.string().nullable(),
    }),
  ),
});

const add = (card: object, by = token, at = kit) => {
  at.advance(1);
  return at.send('/bank/add', card, by);
};
const cards = async (by = token, at = kit) => cardsOf.parse(await at.read('/bank/list', by));
const records = async (by = token, at = kit) =>
  recordsOf.parse(await at.read('/property/withdraw', by)).rows;
const notices = async () => noticesOf.parse(await kit.read('/v2/notice/list', token)).rows;
const chat = async () => (await kit.get('/stock/success/user_message/list-message', token)).text;

/** Withdraws 250 to the account with this number. */
async function withdrawTo(account: string, by = token, at: TestSandbox = kit): Promise<string> {
  const card = (await cards(by, at)).find(({ bank_card }) => bank_card === account);
  const body = { bank_id: card?.id, count: '250', stock_password: transactionCode };
  return at.order('/money/access', body, by);
}

/** Milliseconds from the newest withdrawal to its earliest payment; null if it does not wait. */
async function waitMs(by = token, at: TestSandbox = kit): Promise<number | null> {
  const [newest] = await records(by, at);
  const listed = z.object({ rows: z.array(z.object({ created_at: z.string() })) });
  const [row] = listed.parse(await at.read('/property/withdraw', by)).rows;
  const until = newest?.payable_at ?? null;
  return until === null ? null : Date.parse(until) - Date.parse(row?.created_at ?? '');
}

async function statusAfter(milliseconds: number, by = token, at: TestSandbox = kit) {
  at.advance(milliseconds);
  return (await records(by, at))[0]?.status;
}

describe('a session alone', () => {
  test.each([
    ['no code', unconfirmed, 'wrong-authorization-password'],
    ['a wrong code', { ...bankAccount, stock_password: '246813' }, 'wrong-authorization-password'],
    ['no code for an address', address, 'wrong-authorization-password'],
  ])('adds no account with %s', async (_name, card, refusal) => {
    expect(await add(card)).toEqual(refusalBody(refusal));
    expect(await cards()).toEqual([]);
    expect(await notices()).toEqual([]);
  });

  test.each([
    { bank_card: second.bank_card },
    { bank_user: 'Otra persona' },
    { branch_bank: 'Banco del Norte' },
  ])('changes no account: %o', async (change) => {
    await add(bankAccount);
    const [card] = await cards();
    const body = { ...unconfirmed, ...change, id: card?.id, type: 'bank' };
    expect(await kit.send('/bank/edit', body, token)).toEqual(
      refusalBody('wrong-authorization-password'),
    );
    expect(await cards()).toEqual([card]);
  });

  test('a session alone adds no account if the customer has no code', async () => {
    token = await kit.newcomer();
    expect(await add(bankAccount)).toEqual(refusalBody('no-transaction-code'));
  });

  test('a session alone has five tries of the code, shared with withdrawals; impossible details cost none', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const wrong = { ...bankAccount, bank_user: '', stock_password: '246813' };
      expect(await add(wrong)).toEqual(refusalBody('invalid-card'));
    }
    for (let turn = 0; turn < 5; turn += 1) {
      await add({ ...bankAccount, stock_password: '246813' });
    }
    expect(await add(bankAccount)).toMatchObject({ data: { code: 'too-many-attempts' } });
  });
});

test('a repeat after a lost answer succeeds without a confirmation and changes nothing', async () => {
  expect(await add(bankAccount)).toEqual(success);
  expect(await add(unconfirmed)).toEqual(success);
  const [card] = await cards();
  const same = { ...unconfirmed, id: card?.id, type: 'bank', version: '7' };
  expect(await kit.send('/bank/edit', same, token)).toEqual(success);
  expect(await cards()).toEqual([card]);
  expect(await notices()).toHaveLength(1);
});

test('inbox and chat report an added and a changed account at once', async () => {
  await add(bankAccount);
  const [card] = await cards();
  const account = '•••• 7771';
  expect(await notices()).toEqual([
    { kind: 'card-added', name: 'Banco del Centro', account, end_time: null },
  ]);
  expect(await kit.read('/user_message/unread-count', token)).toEqual({ unread_count: 1 });
  expect(await chat()).toContain(
    'Se agregó una cuenta para tus retiros: Banco del Centro, •••• 7771',
  );
  expect(await chat()).not.toContain('24 horas');
  kit.advance(1000);
  const changed = { ...second, id: card?.id, type: 'bank' };
  expect(await kit.send('/bank/edit', changed, token)).toEqual(success);
  const [later] = await cards();
  expect((await notices())[0]).toEqual({
    kind: 'card-changed',
    name: 'Banco del Centro',
    account: '•••• 0005',
    end_time: later?.payable_at,
  });
  expect(await chat()).toContain('los retiros a esta cuenta se pagan después de 24 horas');
});

describe('the first account', () => {
  test('the first account is paid at once, with a code that was set with the password', async () => {
    await add(bankAccount);
    expect(await cards()).toMatchObject([{ payable_at: null }]);
    await withdrawTo(bankAccount.bank_card);
    expect(await waitMs()).toBeNull();
    expect(await statusAfter(30_000)).toBe('y');
  });

  test('waits with a code that a session alone has set', async () => {
    token = await kit.newcomer();
    const first = { fund_code_new: transactionCode, type: 'transaction', is_first: true };
    expect(await kit.send('/user/password/up', first, token)).toEqual(success);
    await add(bankAccount);
    await withdrawTo(bankAccount.bank_card);
    expect(await waitMs()).toBe(dayMs);
  });

  test('the first account is paid at once with that code, once it was changed with the password', async () => {
    token = await kit.newcomer();
    const first = { fund_code_new: '864213', type: 'transaction', is_first: true };
    expect(await kit.send('/user/password/up', first, token)).toEqual(success);
    const secrets = { password, fund_code: '864213', fund_code_new: transactionCode };
    const changed = { ...secrets, type: 'transaction', is_first: false };
    expect(await kit.send('/user/password/up', changed, token)).toEqual(success);
    await add(bankAccount);
    expect(await cards()).toMatchObject([{ payable_at: null }]);
  });

  test('the first account is paid at once when a passkey confirms it', async () => {
    token = await kit.newcomer();
    const passkey = new TestPasskey();
    const creation = await kit.send('/v2/passkey/options', { password }, token);
    const made = passkey.create(Object(creation?.data));
    expect(await kit.send('/v2/passkey/add', { passkey: made }, token)).toMatchObject({
      msg: 'ok',
    });
    const options = await kit.send('/v2/passkey/card', { ...unconfirmed, type: 'bank' }, token);
    const signed = passkey.sign(Object(options?.data));
    expect(await add({ ...unconfirmed, passkey: signed })).toEqual(success);
    expect(await cards()).toMatchObject([{ payable_at: null }]);
  });

  test('the first account is still the deleted one when another is added', async () => {
    await add(bankAccount);
    const [card] = await cards();
    await kit.send('/bank/delete', { id: card?.id }, token);
    await add(second);
    await withdrawTo(second.bank_card);
    expect(await waitMs()).toBe(dayMs);
  });
});

describe('a withdrawal to an account that was added or changed later', () => {
  test.each([second, third, { ...address, stock_password: transactionCode }])(
    'a withdrawal to an account that was added or changed later to $bank_card waits for a day and is paid then',
    async (card) => {
      await add(bankAccount);
      await add(card);
      await withdrawTo(card.bank_card);
      expect(await waitMs()).toBe(dayMs);
      expect(await kit.balance(token)).toBe('24750.00');
      expect(await statusAfter(dayMs - 1)).toBe('n');
      expect(await statusAfter(1)).toBe('y');
      expect((await cards()).map(({ payable_at }) => payable_at)).toEqual([null, null]);
      expect(await kit.balance(token)).toBe('24750.00');
    },
  );

  test('waits even if only the holder has changed; the other account does not wait', async () => {
    await add(bankAccount);
    await add(second);
    kit.advance(dayMs);
    const [card] = await cards();
    const changed = { ...bankAccount, bank_user: 'Otra', id: card?.id, type: 'bank' };
    expect(await kit.send('/bank/edit', changed, token)).toEqual(success);
    await withdrawTo(second.bank_card);
    expect(await waitMs()).toBeNull();
    kit.advance(1);
    await withdrawTo(bankAccount.bank_card);
    expect(await waitMs()).toBe(dayMs - 1);
  });

  test('waits for the rest of the day, but at least as long as any other withdrawal', async () => {
    await add(bankAccount);
    await add(second);
    kit.advance(dayMs - hourMs);
    await withdrawTo(second.bank_card);
    expect(await waitMs()).toBe(hourMs);
    kit.advance(hourMs - 10_000);
    await withdrawTo(second.bank_card);
    expect(await waitMs()).toBeNull();
    kit.advance(29_999);
    expect((await records()).map(({ status }) => status)).toEqual(['n', 'y']);
    kit.advance(1);
    expect((await records()).map(({ status }) => status)).toEqual(['y', 'y']);
  });

  test('appears in the inbox, and one call can stop it until it is paid', async () => {
    await add(bankAccount);
    await add(second);
    kit.advance(1);
    const no = await withdrawTo(second.bank_card);
    const [told] = await notices();
    expect(told).toMatchObject({ kind: 'withdrawal-waiting', account: '•••• 0005' });
    expect(told?.end_time).toBe((await records())[0]?.payable_at);
    kit.advance(dayMs - 2);
    const stop = () => kit.send('/v2/cancel', { kind: 'withdrawal', no }, token);
    expect(await stop()).toEqual({ msg: 'ok', data: { no, returned: '250.00' } });
    expect(await kit.balance(token)).toBe('25000.00');
    expect(await stop()).toEqual(refusalBody('already-cancelled'));
    expect(await statusAfter(2 * dayMs)).toBe('c');
    expect(await kit.balance(token)).toBe('25000.00');
  });

  test.each([
    [0, atOnce, null],
    [2, brief, 2 * hourMs],
  ])('waits as long as the setting says: %i hours', async (_hours, at, wait) => {
    const by = await at.newcomerWithCode();
    await add(bankAccount, by, at);
    await add(second, by, at);
    await withdrawTo(second.bank_card, by, at);
    expect(await waitMs(by, at)).toBe(wait);
  });
});
