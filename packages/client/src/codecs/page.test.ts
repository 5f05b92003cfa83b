import { describe, expect, it } from 'vitest';
import { ProtocolBroken } from '../errors.ts';
import { decodePage, hasNextPage, type ReadPage } from './page.ts';

const second = { page: 2, limit: 2 };
const same = (row: unknown) => row;
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: from + at }));

const idsOf = (...sent: object[]) => decodePage(sent, 'x', { page: 1, limit: 5 }, same).ids;

describe('page', () => {
  it('reads rows and count, the count as number or as text', () => {
    const rows = numbers(3, 4);
    expect(decodePage({ rows, count: 7 }, 'x', second, same)).toMatchObject({ rows, count: 7 });
    expect(decodePage({ rows: [], count: '7' }, 'x', second, same)).toMatchObject({
      rows: [],
      count: 7,
    });
  });

  const rows = numbers(1, 2);
  it.each([
    ['rows', { rows, count: 2 }],
    ['a list', { list: rows, total: 2 }],
    ['data', { data: rows }],
    ['rows in data', { data: { rows, count: '2' } }],
    ['a plain array', rows],
  ])('reads %s', (_, data) => {
    const page = { page: 1, limit: 5 };
    expect(decodePage(data, 'x', page, same)).toMatchObject({ rows, count: 2 });
  });

  it('reads null as an empty list, and skips anything that is not a row', () => {
    expect(decodePage({ rows: null, count: 0 }, 'x', second, same).rows).toEqual([]);
    expect(decodePage({ rows: [null, ...rows, 'x', 7] }, 'x', second, same).rows).toEqual(rows);
    expect(decodePage([null, ...rows, 'x', 7], 'x', second, same).rows).toEqual(rows);
  });

  it('counts one more than a full page if the count is missing', () => {
    expect(decodePage({ rows: numbers(3, 4) }, 'x', second, same).count).toBe(5);
    expect(decodePage({ rows: numbers(3, 3) }, 'x', second, same).count).toBe(3);
    expect(decodePage({ rows: [] }, 'x', second, same).count).toBe(2);
  });

  it('trusts a count of at least the rows sent so far', () => {
    expect(decodePage({ rows: numbers(3, 4), count: 4 }, 'x', second, same).count).toBe(4);
    expect(decodePage({ rows: numbers(3, 4), count: 3 }, 'x', second, same).count).toBe(5);
    expect(decodePage({ rows: [], count: 1 }, 'x', second, same).count).toBe(1);
  });

  it('distinguishes rows by their names, else by all their fields', () => {
    const [one, again, other] = idsOf(
      { id: 1, price: 1 },
      { id: 1, price: 2 },
      { id: 2, price: 1 },
    );
    expect(again).toBe(one);
    expect(other).not.toBe(one);
    const [unnamed, differing] = idsOf({ price: 1 }, { price: 2 });
    expect(differing).not.toBe(unnamed);
  });

  it('cuts its page out of a complete list, and decodes only this page', () => {
    const all = numbers(1, 5000);
    const decoded: unknown[] = [];
    const decode = (row: unknown) => {
      decoded.push(row);
      return row;
    };
    const third = { page: 3, limit: 10 };
    const expected = numbers(21, 30);
    expect(decodePage({ rows: all }, 'x', third, decode)).toMatchObject({
      rows: expected,
      count: 5000,
    });
    expect(decoded).toEqual(expected);
    expect(decodePage({ rows: all, count: 10 }, 'x', third, same)).toMatchObject({
      rows: expected,
      count: 5000,
    });
    expect(decodePage({ rows: all, count: 5000 }, 'x', third, same).rows).toEqual(expected);
    const beyond = { page: 4, limit: 2 };
    expect(decodePage({ rows: numbers(1, 3) }, 'x', beyond, same).rows).toEqual([]);
  });

  it('accepts a longer page than requested if there are more rows', () => {
    const long = { rows: numbers(4, 6), count: 9 };
    expect(decodePage(long, 'x', second, same)).toMatchObject({ rows: numbers(4, 6), count: 9 });
  });

  it('accepts all rows without a limit', () => {
    const whole = { page: 1, limit: Infinity };
    expect(decodePage({ rows: numbers(1, 3) }, 'x', whole, same)).toMatchObject({
      rows: numbers(1, 3),
      count: 3,
    });
  });

  const [one, two] = [{ id: 1 }, { id: 2 }];

  it.each([
    [{ 0: one, 1: two }],
    [{ rows: { 2: two, 1: one } }],
    [{ list: { 7: one, 10: two }, total: 2 }],
    [{ data: { rows: { 0: one, 5: two } } }],
  ])('reads a list that PHP sends as an object: %j', (data) => {
    const page = decodePage(data, 'x', { page: 1, limit: 9 }, (row) => row);
    expect(page.rows).toEqual([one, two]);
  });

  it.each([[null], [false], [''], [[]], [{ rows: false }], [{ list: '' }], [{ rows: null }]])(
    'reads nothing as an empty list: %j',
    (data) => {
      expect(decodePage(data, 'x', { page: 1, limit: 9 }, same).rows).toEqual([]);
    },
  );

  it.each([[undefined], [{}], [{ rows: {} }], ['rows'], [{ data: 5 }]])(
    'is broken for %j',
    (data) => {
      expect(() => decodePage(data, 'x', second, same)).toThrow(ProtocolBroken);
    },
  );
});

/** A decoded page with the rows `from` to `to`, and the count that the upstream sent. */
const readPage = (from: number, to: number, count: number): ReadPage<unknown> => ({
  rows: numbers(from, to),
  count,
  ids: numbers(from, to).map(({ id }) => String(id)),
});

it.each([
  ['no pages', [], false],
  ['an empty first page', [readPage(1, 0, 5)], false],
  ['a first page with a larger count', [readPage(1, 10, 11)], true],
  ['a full first page whose count may be that of the page', [readPage(1, 10, 10)], true],
  ['a first page that is not full', [readPage(1, 9, 9)], false],
  ['a full page with a smaller count', [readPage(1, 10, 9)], false],
  ['all counted rows', [readPage(1, 10, 15), readPage(11, 15, 15)], false],
  ['all counted rows but one', [readPage(1, 10, 16), readPage(11, 15, 16)], true],
  [
    'a second page whose count is that of the page',
    [readPage(1, 10, 10), readPage(11, 20, 10)],
    false,
  ],
  ['a page without a new row', [readPage(1, 10, 99), readPage(1, 10, 99)], false],
])('checks for a page after %s', (_, pages, isMore) => {
  expect(hasNextPage(pages, 10)).toBe(isMore);
});

/* Upstreams differ in the counts and pages that they send. */
const limit = 10;
const slice = (all: object[], page: number) => all.slice((page - 1) * limit, page * limit);
const counts: Record<string, (all: object[], page: number) => unknown> = {
  right: (all) => all.length,
  'as text': (all) => String(all.length),
  absent: () => undefined,
  null: () => null,
  words: () => 'muchos',
  'far too large': () => 100_000,
  'too small': () => 1,
  zero: () => 0,
  negative: () => -1,
  'of the page': (all, page) => slice(all, page).length,
};
const pagings: Record<string, (all: object[], page: number) => object[]> = {
  'in pages': slice,
  'the first page for each': (all) => slice(all, 1),
  'all of it for each': (all) => all,
};
const lengths = [0, 3, 10, 11, 20, 25];

describe('a list that is read to its end', () => {
  const cases = Object.entries(pagings).flatMap(([paging, answer]) =>
    Object.entries(counts).flatMap(([count, said]) =>
      lengths.map((length) => ({ paging, count, length, answer, said })),
    ),
  );
  it.each(cases)(
    'has every row: $paging, count $count, $length rows',
    ({ paging, length, answer, said }) => {
      const all = numbers(1, length);
      const pages: ReadPage<unknown>[] = [];
      do {
        const page = pages.length + 1;
        const data = { rows: answer(all, page), count: said(all, page) };
        pages.push(decodePage(data, 'x', { page, limit }, same));
      } while (pages.length < 20 && hasNextPage(pages, limit));

      const reachable = paging === 'the first page for each' ? slice(all, 1) : all;
      const read = pages.flatMap(({ ids }) => ids);
      expect(new Set(read).size).toBe(reachable.length);
      expect(pages.length).toBeLessThanOrEqual(Math.ceil(length / limit) + 1);
    },
  );

  it.each([
    ['no count', () => undefined],
    ['a count of the page', (rows: unknown[]) => rows.length],
    ['a count of 0', () => 0],
  ])(
    'is complete if pages hold the specified 10 rows though 100 are requested, with %s',
    (_, said) => {
      for (const total of [9, 10, 11, 20, 25, 30]) {
        const all = numbers(1, total);
        const pages: ReadPage<unknown>[] = [];
        do {
          const rows = all.slice(pages.length * 10, pages.length * 10 + 10);
          const paging = { page: pages.length + 1, limit: 100 };
          pages.push(decodePage({ rows, count: said(rows) }, 'x', paging, same));
        } while (pages.length < 20 && hasNextPage(pages, 100));
        expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
        expect(pages.length).toBeLessThanOrEqual(Math.ceil(total / 10) + 1);
      }
    },
  );

  it.each([4, 15])(
    'is complete if pages hold %i rows, regardless of the requested limit',
    (length) => {
      const all = numbers(1, 32);
      const pages: ReadPage<unknown>[] = [];
      do {
        const from = pages.length * length;
        const data = { rows: all.slice(from, from + length), count: all.length };
        pages.push(decodePage(data, 'x', { page: pages.length + 1, limit }, same));
      } while (pages.length < 20 && hasNextPage(pages, limit));
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all);
      expect(pages.length).toBeLessThanOrEqual(Math.ceil(all.length / length) + 1);
    },
  );
});
