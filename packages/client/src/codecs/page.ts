import { pageSizes } from '@corro/domain';
import { wholeNumber } from './numbers.ts';
import { type Row as Sent, badData, isRow, toList } from './rows.ts';

/** One page of a list. */
export type Page<Row> = {
  /** Rows in upstream order. */
  rows: Row[];
  /** Number of rows over all pages. */
  count: number;
};

/** A page with the identities of its rows. */
export type ReadPage<Row> = Page<Row> & {
  /** Identities of all received rows, including those omitted from `rows`. */
  ids: readonly string[];
};

/** Page selection of a list. */
export type PageParams = {
  /** Page number, from 1. */
  page: number;
  /** Rows per page. */
  limit: number;
};

/** Page selection, or a single row. */
export type RowParams = PageParams & {
  /** Reference of a single row; an upstream may ignore the parameter and send all rows. */
  only?: string | undefined;
};

/** Page selection of a call without pages. */
export const wholeList: PageParams = { page: 1, limit: Infinity };

/** A row that shares its reference with another row. */
export type Ambiguous = {
  /** True where the reference was set to null because it names several different rows. */
  isAmbiguous?: true | undefined;
  /** The reference before it was set to null; `withoutSharedBefore` looks for it on other pages. */
  sharedReference?: unknown;
};

/**
 * Removes references that name several different rows, because a call or a page address with such a
 * reference could reach the wrong row. Calls name a row by its members `names`; the first of them
 * is the reference. Drops repeated copies of a row.
 */
export function withoutShared<Row>(rows: Row[], names: readonly (keyof Row)[]): Row[] {
  const [reference] = names;
  if (reference === undefined) return rows;
  const nameOf = (row: Row) =>
    row[reference] === null ? null : JSON.stringify(names.map((name) => row[name]));
  const named = rows.map(nameOf).filter((name) => name !== null);
  if (new Set(named).size === named.length) return rows;
  const contents = new Map<string, Set<string>>();
  return rows
    .filter((row) => {
      const name = nameOf(row);
      if (name === null) return true;
      const seenRows = contents.get(name) ?? new Set();
      contents.set(name, seenRows);
      return seenRows.size < seenRows.add(JSON.stringify(row)).size;
    })
    .map((row) => {
      const isShared = (contents.get(nameOf(row) ?? '')?.size ?? 0) > 1;
      return isShared ? withoutReference(row, reference) : row;
    });
}

export function withoutReference<Row>(row: Row, reference: keyof Row): Row {
  return { ...row, [reference]: null, isAmbiguous: true, sharedReference: row[reference] };
}

/**
 * Decodes a list: a plain array, or an object with the rows in `rows`, `list` or `data` and their
 * number in `count` or `total`. Null is an empty list; anything but an object in the list is
 * omitted. A missing or too small count becomes the number of rows up to the end of this page, and
 * one more after a full page, so that the next page is requested. A response with the whole list is
 * cut to the requested page. A response with more rows than the limit and an even larger count
 * keeps all its rows. For `names` see `withoutShared`.
 */
export function decodePage<Row>(
  data: unknown,
  path: string,
  { page: number, limit }: PageParams,
  decode: (row: unknown) => Row,
  names: readonly (keyof Row)[] = [],
): ReadPage<Row> {
  const toRows = (some: readonly Sent[]) =>
    withoutShared(
      some.map((row) => decode(row)),
      names,
    );
  const { rows: sent, count: rawCount } = opened(data, path);
  const count = toCount(rawCount);
  const before = number === 1 ? 0 : (number - 1) * limit;
  if (sent.length > limit && (count === null || count <= sent.length)) {
    const slice = sent.slice(before, before + limit);
    return {
      rows: toRows(slice),
      count: sent.length,
      ids: slice.map(idOf),
    };
  }
  const rowsSoFar = before + sent.length;
  const isTooSmall = count !== null && sent.length > 0 && count < rowsSoFar;
  return {
    rows: toRows(sent),
    count:
      count === null || isTooSmall ? rowsSoFar + (isFullPage(sent.length, limit) ? 1 : 0) : count,
    ids: sent.map(idOf),
  };
}

/**
 * Returns whether to request another page after the given pages: while they have fewer rows than
 * the count of the last page. Returns false after a page without a new row, regardless of the
 * count. Returns true after a full first page whose count equals its rows, because the upstream may
 * have counted that page only.
 */
export function hasNextPage(pages: readonly ReadPage<unknown>[], limit: number): boolean {
  const last = pages.at(-1);
  if (last === undefined) return false;
  const seenIds = new Set(pages.slice(0, -1).flatMap(({ ids }) => ids));
  const before = seenIds.size;
  for (const id of last.ids) seenIds.add(id);
  if (seenIds.size === before) return false;
  const isFull = isFullPage(last.ids.length, limit);
  const mayCountPage = before === 0 && isFull && last.count === last.ids.length;
  return mayCountPage || seenIds.size < last.count;
}

/**
 * Checks if more rows may follow a page: it has the requested number of rows, or the page size of
 * the specification (§7), because an upstream may ignore a larger limit.
 */
function isFullPage(length: number, limit: number): boolean {
  return length >= limit || (length === pageSizes.records && limit !== Infinity);
}

const listNames = ['rows', 'list', 'data'] as const;

function opened(data: unknown, path: string): { rows: Sent[]; count?: unknown } {
  const elements = data === undefined ? null : toList(data);
  if (elements !== null) return { rows: elements.filter(isRow) };
  if (!isRow(data)) throw badData(path, 'is not a list');
  const name = listNames.find((candidate) => data[candidate] !== undefined);
  const inside = name === undefined ? undefined : data[name];
  const count = data['count'] ?? data['total'];
  // PHP servers send an empty list as an empty object.
  const isEmpty = count !== undefined && isRow(inside) && Object.keys(inside).length === 0;
  const rows = isEmpty ? [] : inside === undefined ? null : toList(inside);
  if (rows !== null) return { rows: rows.filter(isRow), count };
  if (name !== 'data') throw badData(path, 'has no rows');
  return { count, ...opened(inside, path) };
}

function toCount(value: unknown): number | null {
  try {
    return wholeNumber.decode(value, '');
  } catch {
    return null;
  }
}

/** Row fields that identify a row. */
const idNames = ['id', 'no', 'stock', 'stock_code', 'tag', 'symbol', 'created_at'] as const;

function idOf(row: Sent): string {
  const parts = idNames.flatMap((name) => row[name] ?? []);
  return JSON.stringify(parts.length > 0 ? parts : row);
}

/**
 * Filters a page by status, because upstreams may ignore the parameter. Keeps all rows where
 * `expected` is undefined. Never changes the count.
 */
export function ofStatus<Row extends { status: unknown }>(
  page: ReadPage<Row>,
  expected: Row['status'] | undefined,
): ReadPage<Row> {
  if (expected === undefined) return page;
  return { ...page, rows: page.rows.filter(({ status }) => status === expected) };
}

/** Encodes a page as `{ rows, count }`. */
export function encodePage<Row>({ rows, count }: Page<Row>, encode: (row: Row) => unknown) {
  return { rows: rows.map((row) => encode(row)), count };
}
