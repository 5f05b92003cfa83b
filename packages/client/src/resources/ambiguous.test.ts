import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { listBillEntries } from './bill.ts';
import { listCards } from './cards.ts';
import { listFunds } from './funds.ts';
import { listIpos } from './ipos.ts';
import { listLoans, loanQuery, loansQuery } from './loans.ts';
import { listNews } from './news.ts';
import { listOffers } from './offers.ts';
import { listOrders, ordersInfiniteQuery } from './orders.ts';
import { listPositions } from './positions.ts';
import { listWithdrawals, withdrawalsQuery } from './withdrawals.ts';
import { stubTransport } from './stubTransport.fixture.ts';

const ambiguous = { isAmbiguous: true };
const page = { page: 1, limit: 10 };

it('removes the shared id of two funds and keeps those of the others', async () => {
  const api = stubTransport([
    { id: 1, name: 'Uno', amount: '100' },
    { id: 1, name: 'Dos', amount: '200' },
    { id: '2', name: 'Tres', amount: '300' },
    { name: 'Cuatro', amount: '400' },
  ]);
  const funds = await listFunds(api);
  expect(funds).toMatchObject([
    { id: null, name: 'Uno', ...ambiguous },
    { id: null, name: 'Dos', ...ambiguous },
    { id: '2', name: 'Tres' },
    { id: null, name: 'Cuatro' },
  ]);
  expect(funds.map(({ isAmbiguous }) => isAmbiguous)).toEqual([true, true, undefined, undefined]);
});

it('distinguishes offers and offerings with the same id by their instrument', async () => {
  const offers = [
    { id: 1, tag: 'NVLO', price: '120' },
    { id: 1, tag: 'VLTA', price: '70' },
    { id: 7, tag: 'AAPL', price: '200', count: 100 },
    { id: 7, tag: 'AAPL', price: '190', count: 500 },
  ];
  await expect(listOffers(stubTransport(offers), { kind: 'block' })).resolves.toMatchObject([
    { id: '1', symbol: 'NVLO' },
    { id: '1', symbol: 'VLTA' },
    { id: null, symbol: 'AAPL', ...ambiguous },
    { id: null, symbol: 'AAPL', ...ambiguous },
  ]);
  const offerings = [
    { id: 3, symbol: 'AAA', issue_price: '10' },
    { id: 3, symbol: 'BBB', issue_price: '20' },
  ];
  await expect(listIpos(stubTransport(offerings))).resolves.toMatchObject([
    { id: '3', symbol: 'AAA' },
    { id: '3', symbol: 'BBB' },
  ]);
});

it('never sells one of two lots with the same number', async () => {
  const lots = [
    { no: 'A-1', tag: 'VLTA', count: 5, price: '69.59', created_at: '2026-11-27 10:00:00' },
    { no: 'A-1', tag: 'NVLO', count: 50, price: '120', created_at: '2026-11-27 10:00:00' },
    { no: 'A-2', tag: 'VLTA', count: 5, price: '69.59', created_at: '2026-11-27 10:00:00' },
  ];
  const { rows } = await listPositions(stubTransport(lots), { type: 'stock', ...page });
  expect(rows).toMatchObject([
    { orderNumber: null, symbol: 'VLTA', ...ambiguous },
    { orderNumber: null, symbol: 'NVLO', ...ambiguous },
    { orderNumber: 'A-2', symbol: 'VLTA' },
  ]);
});

it('returns a row that was sent twice once, with its reference', async () => {
  const row = { no: 'W-1', count: '100', status: 'n', created_at: '2026-11-27 10:00:00' };
  const { rows } = await listWithdrawals(stubTransport([row, { ...row }]), page);
  expect(rows).toMatchObject([{ orderNumber: 'W-1' }]);
  expect(rows[0]).not.toHaveProperty('isAmbiguous');
});

it.each([
  ['orders', async (api, rows) => (await listOrders(api(rows), { kind: 'stock', ...page })).rows],
  ['loans', async (api, rows) => (await listLoans(api(rows), page)).rows],
  ['withdrawals', async (api, rows) => (await listWithdrawals(api(rows), page)).rows],
] satisfies [
  string,
  (api: typeof stubTransport, rows: object[]) => Promise<{ orderNumber: string | null }[]>,
][])('keeps all %s of an upstream that numbers every one 0', async (_, read) => {
  const rows = ['10', '20', '30'].map((count) => ({ no: 0, count, tag: 'VLTA' }));
  const found = await read(stubTransport, rows);
  expect(found).toMatchObject(
    Array.from({ length: 3 }, () => ({ orderNumber: null, ...ambiguous })),
  );
});

it('keeps the ids of the balance changes of one order, and removes an id that two changes share', async () => {
  const { rows } = await listBillEntries(
    stubTransport([
      { id: 1, no: 'O-1', amount: '450.00', reason: 'buy' },
      { id: 2, no: 'O-1', amount: '0.14', reason: 'fee' },
      { id: 3, no: 'O-2', amount: '5.00' },
      { id: 3, no: 'O-3', amount: '6.00' },
    ]),
    { type: 'all', ...page },
  );
  expect(rows.map(({ id, orderNumber }) => [id, orderNumber])).toEqual([
    ['1', 'O-1'],
    ['2', 'O-1'],
    [null, 'O-2'],
    [null, 'O-3'],
  ]);
});

it('opens neither of two news items with the same id', async () => {
  const { rows } = await listNews(
    stubTransport([
      { id: 1, title: 'A' },
      { id: 1, title: 'B' },
    ]),
    page,
  );
  expect(rows).toMatchObject([
    { id: null, title: 'A' },
    { id: null, title: 'B' },
  ]);
});

it('lists a bank card and an address with the same id, but withdraws to neither', async () => {
  const cards = [
    { id: 7, type: 'bank', bank_card: '646180157000000004' },
    { id: 7, type: 'trc20', bank_card: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
    { id: 8, type: 'trc20', bank_card: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' },
  ];
  const api = stubTransport(cards);
  await expect(listCards(api)).resolves.toMatchObject([
    { id: null, kind: 'bank', ...ambiguous },
    { id: null, kind: 'trc20', ...ambiguous },
    { id: '8', kind: 'trc20' },
  ]);
  await expect(listCards(api, 'trc20')).resolves.toMatchObject([
    { id: '7', kind: 'trc20' },
    { id: '8', kind: 'trc20' },
  ]);
});

describe('a number on two pages', () => {
  const first = { no: 'A-1', count: '100', created_at: '2026-11-27T10:00:00Z' };
  const limit = 1;

  /** Reads pages of loans with one cache; each page is the given row. */
  const loans = () => {
    const cache = new QueryClient();
    return (number: number, row: object) => {
      const query = loansQuery(stubTransport([row]), { page: number, limit });
      return cache.fetchQuery({ ...query, staleTime: 0 });
    };
  };

  it.each([
    { count: '200' },
    { created_at: '2026-11-26T10:00:00Z' },
    { created_at: '2026-11-27T10:00:01Z' },
    { count: '200', created_at: '2026-11-26T10:00:00Z' },
  ])('is ambiguous if the rows differ: %j', async (change) => {
    const read = loans();
    await expect(read(1, first)).resolves.toMatchObject({ rows: [{ orderNumber: 'A-1' }] });
    const taken = { rows: [{ orderNumber: null, ...ambiguous }] };
    await expect(read(2, { ...first, ...change })).resolves.toMatchObject(taken);
    await expect(read(1, first)).resolves.toMatchObject(taken);
    await expect(read(3, { ...first, no: 'A-2' })).resolves.toMatchObject({
      rows: [{ orderNumber: 'A-2' }],
    });
  });

  it.each([{ state: 5 }, { count: undefined }, { created_at: undefined }, { client_key: 'key-1' }])(
    'is one row that moved or changed otherwise: %j',
    async (change) => {
      const read = loans();
      await read(1, first);
      const accepted = { rows: [{ orderNumber: 'A-1' }] };
      await expect(read(2, { ...first, ...change })).resolves.toMatchObject(accepted);
    },
  );

  it.each(['2026-11-27T11:00:00Z', '2026-11-27T04:30:00Z', '2026-11-27T23:45:00Z'])(
    'is one row whose zone has been corrected: %s',
    async (corrected) => {
      const read = loans();
      await read(1, first);
      await expect(read(1, { ...first, created_at: corrected })).resolves.toMatchObject({
        rows: [{ orderNumber: 'A-1' }],
      });
    },
  );

  it('stays ambiguous on later pages', async () => {
    const cache = new QueryClient();
    const pages = [
      [
        { ...first, no: 0 },
        { ...first, no: 0, count: '7' },
      ],
      [{ ...first, no: 0 }],
    ];
    const read = (number: number) =>
      cache.fetchQuery(
        withdrawalsQuery(stubTransport(pages[number - 1]), { page: number, limit: 2 }),
      );
    await read(1);
    await expect(read(2)).resolves.toMatchObject({ rows: [{ orderNumber: null, ...ambiguous }] });
  });

  it('opens neither row, also if the second one arrives later', async () => {
    const cache = new QueryClient();
    const rows = [
      { ...first, tag: 'VLTA', count: 5 },
      { ...first, tag: 'NVLO', count: 5 },
    ];
    const list = async (tag: string | undefined) =>
      cache.fetchInfiniteQuery(
        ordersInfiniteQuery(stubTransport(rows.filter((row) => row.tag === tag)), {
          kind: 'stock',
          symbol: tag,
          limit,
        }),
      );
    await list('VLTA');
    await expect(list('NVLO')).resolves.toMatchObject({
      pages: [{ rows: [{ orderNumber: null, ...ambiguous }] }],
    });
    await cache.fetchQuery(loansQuery(stubTransport([first]), { page: 1, limit }));
    const other = stubTransport([{ ...first, count: '300' }]);
    await expect(cache.fetchQuery(loanQuery(other, 'A-1'))).resolves.toBeNull();
  });
});
