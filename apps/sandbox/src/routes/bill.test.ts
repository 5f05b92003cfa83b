import { expect, test } from 'vitest';
import { openForFile } from '../testSandbox.fixture.ts';

const kit = await openForFile();
const token = await kit.newcomer();

const bill = (query: string) => kit.data(`/stock/success/v2/bill?${query}`, token);

test('lists the changes of the balance with their orders, by direction and page by page', async () => {
  const body = { tag: 'ACME', count: 1, price: '100.00', mold: 'stock' };
  const bought = await kit.post('/stock/success/deal/buy', body, token);
  // The purchase costs 100.00 and a fee of 0.03 %.
  expect(bought.body).toMatchObject({ msg: 'ok', data: { total: '100.03' } });
  const { no } = bought.body!.data as { no: string };
  const trade = { tag: 'ACME', name: 'Acme Energía', count: 1, price: '100.00' };
  const expense = { type: 'expense', reason: 'stock-buy', amount: '100.03', no, ...trade };
  const nothing = { tag: null, name: null, count: null, price: null };
  const income = {
    type: 'income',
    reason: 'welcome-credit',
    amount: '25000.00',
    no: null,
    ...nothing,
  };
  expect(await bill('type=all')).toMatchObject({ rows: [expense, income], count: 2 });
  expect(await bill('type=expense')).toMatchObject({ rows: [expense], count: 1 });
  expect(await bill('type=income')).toMatchObject({ rows: [income], count: 1 });
  expect(await bill('type=all&page=2&limit=1')).toMatchObject({ rows: [income], count: 2 });
});

test('finds changes by month, and by code, name or order number', async () => {
  const found = async (query: string) => {
    const { rows } = (await bill(query)) as { rows: { reason: string }[] };
    return rows.map(({ reason }) => reason);
  };
  for (const text of ['acm', 'ACME', 'Acme']) {
    expect(await found(`search=${text}`)).toEqual(['stock-buy']);
  }
  const [{ no }] = ((await bill('search=ACME')) as { rows: [{ no: string }] }).rows;
  expect(await found(`search=${no}`)).toEqual(['stock-buy']);
  // The search treats wildcards of the database as plain text.
  for (const text of ['%25', '_', '%5C', "'"]) expect(await found(`search=${text}`)).toEqual([]);
  expect(await found('search=acme&type=income')).toEqual([]);
  expect(await found('month=2026-11')).toEqual(['stock-buy', 'welcome-credit']);
  expect(await found('month=2026-10')).toEqual([]);
  expect(await found('month=2026-11&search=acme')).toEqual(['stock-buy']);
});
