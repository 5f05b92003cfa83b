import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bankAccount, openForFile, refusalBody, transactionCode } from '../testSandbox.fixture.ts';

const kit = await openForFile();
let token: string;

beforeEach(async () => {
  token = await kit.newcomerWithCode();
});

const address = {
  bank: 'trc20',
  bank_card: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  stock_password: transactionCode,
};

const listed = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    branch_bank: z.string(),
    bank_card: z.string(),
    bank_user: z.string(),
    status: z.number(),
  }),
);

const add = async (card: object, as = token) => {
  kit.advance(1);
  return (await kit.post('/stock/success/bank/add', card, as)).body;
};
const edit = async (card: object, as = token) =>
  (await kit.post('/stock/success/bank/edit', card, as)).body;
const remove = async (id: string, as = token) =>
  (await kit.post('/stock/success/bank/delete', { id }, as)).body;
const list = async (as = token, query = '') =>
  listed.parse((await kit.get(`/stock/success/bank/list${query}`, as)).body?.data);
const accounts = async () => (await list()).map((card) => card.bank_card);

const success = { msg: 'ok', data: null };

describe('adding a card', () => {
  it('stores a CLABE without separators, and of a wallet only the address', async () => {
    expect(await add({ ...bankAccount, bank_card: '0020 1007 7777 7777 71' })).toEqual(success);
    expect(await add({ ...address, branch_bank: 'x', bank_user: 'y' })).toEqual(success);
    expect(await list()).toMatchObject([
      { type: 'bank', bank_card: bankAccount.bank_card, status: 1 },
      { type: 'trc20', bank_card: address.bank_card, branch_bank: '', bank_user: '' },
    ]);
    const kinds = await Promise.all(['bank', 'trc20'].map((type) => list(token, `?type=${type}`)));
    expect(kinds.map((cards) => cards.map(({ type }) => type))).toEqual([['bank'], ['trc20']]);
  });

  it('stores texts unchanged', async () => {
    const hostile = `<img src=x onerror="alert(1)">'; drop table cards; --{{1}}`;
    await add({ ...bankAccount, branch_bank: hostile, bank_user: hostile });
    expect(await list()).toMatchObject([{ branch_bank: hostile, bank_user: hostile }]);
  });

  it.each([
    { ...bankAccount, bank_card: '002010077777777772' },
    { ...bankAccount, bank_card: '00201007777777777' },
    { ...bankAccount, bank_user: ' ' },
    { ...bankAccount, branch_bank: 'x'.repeat(81) },
    { ...address, bank_card: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T' },
    { ...address, bank: 'bank' },
    { ...bankAccount, bank: 'paypal' },
    { ...bankAccount, bank: undefined },
  ])('refuses %o', async (card) => {
    expect(await add(card)).toEqual(refusalBody('invalid-card'));
    expect(await list()).toEqual([]);
  });

  it('stores an account once, also after simultaneous repeats', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(bankAccount)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => success));
    expect(await accounts()).toEqual([bankAccount.bank_card]);
    expect(await add({ ...bankAccount, bank_user: 'Otra persona' })).toEqual(
      refusalBody('card-exists'),
    );
  });

  it('refuses a twenty-first account but accepts a repeat of a stored one', async () => {
    // The check digit makes 2 · 1 + 1 · 7 + 3m + 7n plus itself a multiple of ten; m and n are the
    // two digits before it.
    const first = '002010000000000001';
    const rest = ['1470369258', '8147036925'].flatMap((checkDigits, tens) =>
      Array.from(checkDigits, (digit, ones) => `002010000000000${tens}${ones}${digit}`),
    );
    for (const number of rest)
      expect(await add({ ...bankAccount, bank_card: number })).toEqual(success);
    expect(await add({ ...bankAccount, bank_card: '002010000000000205' })).toEqual(
      refusalBody('too-many-cards'),
    );
    expect(await add({ ...bankAccount, bank_card: first })).toEqual(success);
  });
});

describe('deleting a card', () => {
  it('deletes only the named card, once', async () => {
    await add(bankAccount);
    await add(address);
    const [card, other] = await list();
    expect(await remove(card!.id)).toEqual(success);
    expect(await list()).toEqual([other]);
    expect(await remove(card!.id)).toEqual(refusalBody('unknown-card'));
    expect(await add(bankAccount)).toEqual(success);
  });

  it('does not stop a withdrawal in progress', async () => {
    await add(bankAccount);
    const [card] = await list();
    const request = { bank_id: card!.id, count: '250', stock_password: transactionCode };
    await kit.post('/stock/success/money/access', request, token);
    expect(await remove(card!.id)).toEqual(success);
    kit.advance(60_000);
    await expect(kit.data('/stock/success/property/withdraw', token)).resolves.toMatchObject({
      rows: [{ count: '250.00', status: 'y' }],
    });
    const again = await kit.post('/stock/success/money/access', request, token);
    expect(again.body).toEqual(refusalBody('unknown-card'));
  });
});

describe('changing a card', () => {
  const clabe = '998010000000000005';

  it('changes only the named card', async () => {
    await add(bankAccount);
    await add(address);
    const [card] = await list();
    const changed = { ...bankAccount, bank_card: clabe, bank_user: 'Titular' };
    expect(await edit({ ...changed, id: card!.id, type: 'bank' })).toEqual(success);
    expect(await list()).toMatchObject([
      { id: card!.id, bank_card: clabe, bank_user: 'Titular', status: 1 },
      { bank_card: address.bank_card },
    ]);
  });

  it('keeps the kind of the card and refuses the number of another card', async () => {
    await add(bankAccount);
    await add({ ...bankAccount, bank_card: clabe });
    const [card] = await list();
    expect(await edit({ ...address, id: card!.id, type: 'trc20' })).toEqual(
      refusalBody('unknown-card'),
    );
    expect(await edit({ ...bankAccount, id: card!.id, type: 'bank', bank_card: clabe })).toEqual(
      refusalBody('card-exists'),
    );
    expect(await edit({ ...bankAccount, id: card!.id, type: 'bank', bank_user: '' })).toEqual(
      refusalBody('invalid-card'),
    );
    expect(await accounts()).toEqual([bankAccount.bank_card, clabe]);
  });
});
