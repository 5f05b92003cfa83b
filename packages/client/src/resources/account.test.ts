import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { createAccountCalls } from './account.ts';
import { createBillCalls } from './bill.ts';
import { createConfigCalls } from './config.ts';
import { createFavouriteCalls } from './favourites.ts';
import { createNewsCalls } from './news.ts';
import { createSessionCalls } from './session.ts';
import { stubTransport } from './stubTransport.ts';

const paging = { page: 1, limit: 10 };

const bill = (rows: unknown[]) =>
  createBillCalls(stubTransport({ rows })).list({ ...paging, type: 'all' });

describe('account', () => {
  it('reads the balance as decimal text', async () => {
    const calls = createAccountCalls(stubTransport({ balance: 25000.5 }));
    await expect(calls.balance()).resolves.toBe('25000.5');
  });

  it('reads the customer', async () => {
    const data = { user: 5500000001, no: 7, img: '', total: '1', money: 2, loan: '0' };
    await expect(createAccountCalls(stubTransport(data)).info()).resolves.toEqual({
      phone: '5500000001',
      customerNumber: '7',
      image: null,
      total: '1',
      balance: '2',
      loan: '0',
      hasTransactionCode: null,
      withdrawalsHeldSeconds: null,
    });
  });

  it('reads the changes of the balance, and refuses a direction that is none', async () => {
    const row = { id: 1, type: 'income', amount: '5', created_at: 1_795_188_600 };
    await expect(bill([row])).resolves.toMatchObject({
      rows: [
        { id: '1', type: 'income', amount: '5', balance: null, reason: null, orderNumber: null },
      ],
    });
    await expect(bill([{ ...row, no: 'C1' }])).resolves.toMatchObject({
      rows: [{ orderNumber: 'C1' }],
    });
    await expect(bill([{ ...row, type: 'gift' }])).rejects.toBeInstanceOf(ProtocolBroken);
  });
});

describe('config', () => {
  it('reads settings, with those of the specification for what is missing or nonsense', async () => {
    const data = [
      { tag: 'usd_mxn', value: 19.5 },
      { tag: 'usd_mxn_trading', value: 'soon' },
      { tag: 'simulated', value: 'y' },
    ];
    await expect(createConfigCalls(stubTransport(data)).config()).resolves.toEqual({
      usdMxn: '19.5',
      usdMxnTrading: '20.29',
      minWithdraw: '100',
      simulated: true,
      entries: { usd_mxn: '19.5', usd_mxn_trading: 'soon', simulated: 'y' },
    });
  });
});

describe('favourites', () => {
  it.each([
    [true, true],
    ['y', true],
    [1, true],
    ['0', false],
    ['n', false],
    [false, false],
  ])('reads collected %j', async (collected, answer) => {
    const calls = createFavouriteCalls(stubTransport({ collected }));
    await expect(calls.check('NVLO')).resolves.toBe(answer);
  });

  it('is broken where collected is neither', async () => {
    const calls = createFavouriteCalls(stubTransport({ collected: 'perhaps' }));
    await expect(calls.check('NVLO')).rejects.toBeInstanceOf(ProtocolBroken);
  });

  it('reads the list under its own names', async () => {
    const list = [{ stock_code: 'NVLO', stock_name: 'Norvelo', stock_detail: { prasent: 3 } }];
    const calls = createFavouriteCalls(stubTransport({ list, total: 12 }));
    await expect(calls.list(paging)).resolves.toMatchObject({
      rows: [{ symbol: 'NVLO', name: 'Norvelo', price: '3', previousClose: null }],
      count: 12,
    });
  });
});

describe('news', () => {
  it('reads an item, its HTML untouched', async () => {
    const data = { id: 1, title: 'A', content: '<b>x</b>', created_at: '2026-11-20' };
    await expect(createNewsCalls(stubTransport(data)).item('1')).resolves.toEqual({
      id: '1',
      title: 'A',
      subhead: null,
      image: null,
      content: '<b>x</b>',
      createdAt: 1_795_132_800_000,
      updatedAt: null,
    });
  });
});

describe('session', () => {
  it('is broken when logging in answers no token', async () => {
    const calls = createSessionCalls(stubTransport({ token: '' }));
    await expect(calls.login({ phone: '5', password: 'p' })).rejects.toThrow('login.token');
  });
});
