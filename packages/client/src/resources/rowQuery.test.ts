import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { PageParams } from '../codecs/page.ts';
import { withoutSharedBefore } from './pages.ts';
import { rowQuery } from './rowQuery.ts';

interface Listed {
  readonly id: string;
  readonly createdAt?: number;
}

interface Numbered {
  readonly orderNumber: string | null;
  readonly createdAt: number;
  readonly amount: string;
}

/**
 * A list with the ids `1` to `count`. `finds` tells whether the upstream honours the requested id,
 * `requested` lists the requested pages, in order.
 */
function listOf(count: number, finds: boolean) {
  const requested: number[] = [];
  const read = async ({ page, limit, only }: PageParams & { only: string }) => {
    requested.push(page);
    const all = Array.from({ length: count }, (_, at) => ({ id: `${at + 1}` }));
    const found = finds ? all.filter(({ id }) => id === only) : all;
    const rows = found.slice((page - 1) * limit, page * limit);
    return { rows, count: found.length, ids: rows.map(({ id }) => id) };
  };
  const find = (id: string) =>
    new QueryClient().fetchQuery(rowQuery<Listed>(['list'], id, 'id', read));
  return { requested, find };
}

test('a row is requested by its number', async () => {
  const { requested, find } = listOf(50_000, true);
  await expect(find('40000')).resolves.toEqual({ id: '40000' });
  expect(requested).toEqual([1]);
});

test('a missing row is requested once', async () => {
  const { requested, find } = listOf(50_000, true);
  await expect(find('50001')).resolves.toBeNull();
  expect(requested).toEqual([1]);
});

test('finds a row on a later page of an upstream that ignores the number, and stops there', async () => {
  const { requested, find } = listOf(350, false);
  await expect(find('201')).resolves.toEqual({ id: '201' });
  expect(requested).toEqual([1, 2, 3]);
});

test('searches every page for a missing row', async () => {
  const { requested, find } = listOf(200, false);
  await expect(find('201')).resolves.toBeNull();
  expect(requested).toEqual([1, 2]);
});

test('at most a hundred pages are read, and a row that may follow does not count as missing', async () => {
  const { requested, find } = listOf(10_200, false);
  await expect(find('10101')).rejects.toThrow('more than 100 pages');
  expect(requested).toHaveLength(100);
});

test('finds no row in an empty list', async () => {
  await expect(listOf(0, false).find('1')).resolves.toBeNull();
});

test('stops reading if the upstream answers every page alike', async () => {
  let calls = 0;
  const rows = Array.from({ length: 120 }, (_, at) => ({ id: `${at + 1}` }));
  const read = async () => {
    calls += 1;
    return { rows, count: 1_000_000, ids: rows.map(({ id }) => id) };
  };
  const query = rowQuery<Listed>(['list'], '121', 'id', read);
  await expect(new QueryClient().fetchQuery(query)).resolves.toBeNull();
  expect(calls).toBe(2);
});

/** An upstream that ignores the number, and uses `A-5` again for another row on its third page. */
function reusingUpstream() {
  const all = Array.from({ length: 250 }, (_, at) => ({
    orderNumber: at === 240 ? 'A-5' : `A-${at + 1}`,
    createdAt: 1_795_000_000_000 - at,
    amount: at === 240 ? '9000.00' : '10.00',
  }));
  const requested: number[] = [];
  const read = async ({ page, limit }: PageParams) => {
    requested.push(page);
    const rows = all.slice((page - 1) * limit, page * limit);
    return { rows, count: all.length, ids: rows.map(({ orderNumber }) => orderNumber) };
  };
  return { requested, read };
}

test('a number that is also on a later page opens the first row, until the later one is read', async () => {
  const { requested, read } = reusingUpstream();
  const cache = new QueryClient();
  const query = () => rowQuery<Numbered>(['loans'], 'A-5', 'orderNumber', read);
  await expect(cache.fetchQuery(query())).resolves.toMatchObject({ amount: '10.00' });
  expect(requested).toEqual([1]);
  const withoutShared = withoutSharedBefore<Numbered>(cache, ['loans'], 'orderNumber');
  const later = withoutShared(await read({ page: 3, limit: 100 }));
  expect(later.rows[40]).toMatchObject({ orderNumber: null, amount: '9000.00', isAmbiguous: true });
  // The number now belongs to two rows, so neither is opened.
  await cache.invalidateQueries();
  await expect(cache.fetchQuery({ ...query(), staleTime: 0 })).resolves.toBeNull();
});

test.each(['A-5', 'A-6'])(
  'the ambiguous numbers of one list do not affect another list: %s',
  async (number) => {
    const { read } = reusingUpstream();
    const cache = new QueryClient();
    const withoutShared = withoutSharedBefore<Numbered>(cache, ['loans'], 'orderNumber');
    for (const page of [1, 3]) withoutShared(await read({ page, limit: 100 }));
    const of = (list: string) => rowQuery<Numbered>([list], number, 'orderNumber', read);
    await expect(cache.fetchQuery(of('recharges'))).resolves.toMatchObject({ amount: '10.00' });
    const found = await cache.fetchQuery(of('loans'));
    expect(found?.amount ?? null).toBe(number === 'A-5' ? null : '10.00');
  },
);
