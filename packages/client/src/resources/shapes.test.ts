import { describe, expect, it } from 'vitest';
import { listCards } from './cards.ts';
import { listCategories } from './categories.ts';
import { getConfig } from './config.ts';
import { checkFavourite } from './favourites.ts';
import { listMessages } from './messages.ts';
import { logIn } from './session.ts';
import { listStocks } from './stocks.ts';
import { stubTransport } from './stubTransport.fixture.ts';
import { getUnreadCount } from './unreadCount.ts';

/** The places in an answer where the specification permits a list. */
const places = (rows: unknown[]) => [
  rows,
  { rows },
  { list: rows },
  { data: rows },
  { data: { rows } },
];

describe('shapes that the specification leaves open', () => {
  it.each([
    ['text', 'T-1'],
    ['a number', 71],
    ['an object', { token: 'T-1' }],
    ['a nested object', { token: { token: 'T-1' } }],
    ['a member of the customer', { user: { id: 7, token: 'T-1' }, expires: 3600 }],
    ['a row', [{ token: 'T-1' }]],
  ])('a token is read as %s', async (_, data) => {
    const { token } = await logIn(stubTransport(data), { phone: '5500000001', password: 'x' });
    expect(token).toBe(typeof data === 'number' ? '71' : 'T-1');
  });

  it('rejects a login without a token, and reads the device', async () => {
    const credentials = { phone: '5500000001', password: 'x' };
    await expect(logIn(stubTransport({ token: '' }), credentials)).rejects.toThrow('login.token');
    await expect(logIn(stubTransport({ token: 't', device: 7 }), credentials)).resolves.toEqual({
      token: 't',
      device: null,
    });
    await expect(logIn(stubTransport({ token: 't', device: 'd' }), credentials)).resolves.toEqual({
      token: 't',
      device: 'd',
    });
  });

  it('lists are read from every place in the data', async () => {
    const card = { id: 1, bank: 'bank', bank_card: 12_345_678, status: '1' };
    for (const data of places([card])) {
      await expect(listCards(stubTransport(data), 'bank')).resolves.toMatchObject([
        { id: '1', account: '12345678', status: 'usable' },
      ]);
    }
    for (const data of places([{ tag: 'min_withdraw_count', value: 200 }])) {
      await expect(getConfig(stubTransport(data))).resolves.toMatchObject({ minWithdraw: '200' });
    }
    const group = { category_id: 1, category_code: 7, stocks: [] };
    for (const data of [...places([group]), { categories: [group] }]) {
      await expect(listCategories(stubTransport(data))).resolves.toMatchObject([{ code: '7' }]);
    }
    for (const data of places([{ id: 1, message: 'Hola', created_at: 1_795_188_600 }])) {
      await expect(listMessages(stubTransport(data))).resolves.toMatchObject([{ text: 'Hola' }]);
    }
  });

  it('a single figure is read alone or as a member of an object', async () => {
    await expect(getUnreadCount(stubTransport(3))).resolves.toBe(3);
    await expect(getUnreadCount(stubTransport({ unread_count: '3' }))).resolves.toBe(3);
    await expect(checkFavourite(stubTransport('1'), 'NVLO')).resolves.toBe(true);
    await expect(checkFavourite(stubTransport({ collected: 'N' }), 'NVLO')).resolves.toBe(false);
  });

  it('numbers are read as people write them, and a percentage takes the sign of its change', async () => {
    const row = { stock: 600_519, prasent: '1,234.50', close_prices: '1,240.00' };
    const rows = [{ ...row, percent_change: '0.44%' }];
    const page = await listStocks(stubTransport({ rows }), { page: 1, limit: 10 });
    expect(page.rows).toMatchObject([
      { symbol: '600519', price: '1234.50', changePercent: '-0.44' },
    ]);
  });
});
