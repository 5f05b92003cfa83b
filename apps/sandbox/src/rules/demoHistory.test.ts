import { dayMs } from '@corro/domain';
import { expect, test } from 'vitest';
import { newcomers } from '../market/index.ts';
import { createSandbox, demoCustomer } from '../index.ts';
import { audit, inMemory, openStore } from '../store/index.ts';

const now = Date.parse('2026-11-20T15:30:00.000Z');

interface Row {
  id: string;
  tag: string;
  symbol: string;
  status: number | string;
  state: number | string;
  created_at: string;
  is_read?: boolean;
}

test('the demo customer can start with a year of records that follow all rules', async () => {
  const clock = { now: () => now };
  const settings = { dataDir: inMemory, databaseUrl: null } as const;
  const store = await openStore(settings, { wall: clock, time: clock });
  const sandbox = await createSandbox({
    settings: { ...settings, marketFeed: 'simulated', marketDataDir: null, demoHistory: 'year' },
    clock,
    store,
    repeat: () => () => undefined,
  });
  const call = async (path: string, body?: object, token = '') => {
    const request = new Request(`http://sandbox/api${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { token, 'content-type': 'application/json' },
    });
    return (await (await sandbox.fetch(request)).json()) as { msg: string; data: never };
  };
  const { phone: user, password } = demoCustomer;
  const { data } = await call('/stock/user/login', { user, password });
  const { token } = data as { token: string };
  const rows = async (path: string, body?: object) =>
    ((await call(path, body, token)).data as { rows: Row[] }).rows;
  const statuses = async (path: string, body?: object) =>
    new Set((await rows(path, body)).map(({ status }) => status));

  const shares = await rows('/stock/success/deal/list', { mold: 'stock', limit: 100 });
  expect(new Set(shares.map(({ state }) => state))).toEqual(new Set(['buy', 'sell']));
  expect(shares.length).toBeGreaterThan(12);
  const firstAt = Date.parse(shares.at(-1)!.created_at);
  expect(Math.round((now - firstAt) / dayMs)).toBe(363);
  const timesOfDay = new Set(shares.map(({ created_at: at }) => at.slice(11, 16)));
  expect(timesOfDay.size).toBeGreaterThan(5);
  expect(await statuses('/stock/success/deal/list', { mold: 'bulk' })).toEqual(new Set([1, 2]));
  expect(await statuses('/stock/success/deal/list', { mold: 'finalize' })).toContain(1);
  // The customer has applied for shares of companies that are not on offer now.
  const applications = await rows('/stock/success/ipo/list');
  expect(applications).toHaveLength(2);
  const onOffer = (await rows('/client/ipo'))
    .filter(({ status }) => status === 'Forthcoming')
    .map(({ symbol }) => symbol);
  expect(onOffer).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  for (const { tag } of applications) expect(onOffer).not.toContain(tag);
  // Nor has the customer bought, in blocks and placements, shares of companies that go public.
  const entrants = newcomers.map(({ instrument }) => instrument.symbol);
  for (const mold of ['bulk', 'finalize']) {
    const bought = JSON.stringify(await rows('/stock/success/deal/list', { mold, limit: 100 }));
    for (const symbol of entrants) expect(bought).not.toContain(`"${symbol}"`);
  }
  // No company on offer is listed, or is sold in a block or a placement.
  const traded = [
    await call('/v2/stock/list?limit=100', undefined, token),
    await call('/stock/success/stock/list', { mold: 'bulk' }, token),
    await call('/stock/success/stock/list', { mold: 'finalize' }, token),
  ].map((answer) => JSON.stringify(answer.data));
  for (const text of traded) {
    expect(text.length).toBeGreaterThan(200);
    for (const symbol of onOffer) expect(text).not.toContain(`"${symbol}"`);
  }
  expect(await statuses('/stock/success/property/list?limit=100')).toEqual(new Set([2, 3]));
  expect(await statuses('/stock/success/property/withdraw?limit=100')).toEqual(new Set(['y', 'b']));
  const loans = await rows('/stock/success/loans/list?limit=100');
  expect(new Set(loans.map(({ state }) => state))).toEqual(new Set([3, 4, 5]));

  // All notices are read, except those of the last week.
  const notices = await rows('/stock/success/v2/notice/list?limit=100');
  expect(notices.length).toBeGreaterThan(10);
  for (const { created_at: at, is_read: isRead } of notices) {
    expect(isRead).toBe(Date.parse(at) <= now - 7 * dayMs);
  }

  const favourites = await call(
    '/stock/success/collection/list?page=1&pageSize=10',
    undefined,
    token,
  );
  expect(favourites.data).toMatchObject({ total: 5 });

  const changes = await rows('/stock/success/v2/bill?type=all&limit=100');
  const times = changes.map(({ created_at: at }) => at);
  expect(times.length).toBeGreaterThan(30);
  expect(times).toEqual(times.toSorted().toReversed());

  // Each list finds its records by number, on any page, and finds no record of another list.
  const query = (path: string, asked: object) =>
    rows(`${path}?${String(new URLSearchParams({ ...asked }))}`);
  const lists: readonly ((asked: { no?: string; limit: number }) => Promise<Row[]>)[] = [
    ({ no: id, ...asked }) =>
      query('/stock/success/v2/bill', id === undefined ? asked : { ...asked, id }),
    ...['fund/orders', 'property/list', 'property/withdraw', 'loans/list'].map(
      (path) => (asked: object) => query(`/stock/success/${path}`, asked),
    ),
    ...['stock', 'bulk', 'finalize'].map(
      (mold) => (asked: object) => rows('/stock/success/deal/list', { mold, ...asked }),
    ),
  ];
  const limit = 100;
  const elsewhere = ['none', '018f0000-0000-7000-8000-000000000000'];
  for (const read of lists) {
    const all = await read({ limit });
    const first = all[0]!;
    const last = all.at(-1)!;
    expect(await read({ no: first.id, limit })).toEqual([first]);
    expect(await read({ no: last.id, limit })).toEqual([last]);
    for (const no of elsewhere) expect(await read({ no, limit })).toEqual([]);
    elsewhere.push(first.id);
  }

  // The ledger adds up.
  const sound = { sum: 0n, unbalanced: 0, drifted: 0, orphaned: 0, unexplained: 0, doubled: 0 };
  expect(await audit(store.db)).toMatchObject(sound);
  await sandbox.close();
}, 120_000);
