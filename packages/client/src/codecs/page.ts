import { wholeNumber } from './numbers.ts';
import { type Row as Sent, badData, isRow } from './rows.ts';

/** One page of a list. */
export type Page<Row> = {
  /** In the order of the upstream. */
  rows: Row[];
  /** How many rows there are over all pages. */
  count: number;
};

/** A page as it was read. */
export type ReadPage<Row> = Page<Row> & {
  /** What tells apart the rows that were sent, including those that `rows` leaves out. */
  ids: readonly string[];
};

/** Which page of a list. */
export type PageParams = {
  /** From 1. */
  page: number;
  /** Rows to a page. */
  limit: number;
};

/** Which page of a list, or which one row of it. */
export type RowParams = PageParams & {
  /** Only the row of this number. An upstream may ignore it, and answer with all. */
  only?: string | undefined;
};

/** The paging of a call that has no pages: it answers with all there is. */
export const whole: PageParams = { page: 1, limit: Infinity };

/**
 * Decodes a list: rows, list or data with a count or total, or a plain array. Null is how some servers write an empty list. An upstream that does not say how many rows there
 * are, or says fewer than it sends, is read as having one more after a full page: enough to ask for the
 * next one, which may then be empty. One that answers with the whole list in place of a page is read as
 * having answered with that page of it; one that sends more than was asked for, and says that there
 * are more yet, has pages of its own length. What is not an object is not a row, and is left out.
 */
export function decodePage<Row>(
  data: unknown,
  where: string,
  { page: number, limit }: PageParams,
  decode: (row: unknown) => Row,
): ReadPage<Row> {
  const { rows: sent, count: said } = opened(data, where);
  const count = toCount(said);
  const before = number === 1 ? 0 : (number - 1) * limit;
  if (sent.length > limit && (count === null || count <= sent.length)) {
    const slice = sent.slice(before, before + limit);
    return {
      rows: slice.map((row) => decode(row)),
      count: sent.length,
      ids: slice.map(idOf),
    };
  }
  const known = before + sent.length;
  const isTooSmall = count !== null && sent.length > 0 && count < known;
  return {
    rows: sent.map((row) => decode(row)),
    count: count === null || isTooSmall ? known + (sent.length < limit ? 0 : 1) : count,
    ids: sent.map(idOf),
  };
}

/**
 * Whether there is a page after those that were read, from the first on. Ends at a page without a new
 * row, regardless of the count. On a first page a count of its rows may be that of the page alone: the
 * next page tells.
 */
export function hasNextPage(pages: readonly ReadPage<unknown>[], limit: number): boolean {
  const last = pages.at(-1);
  if (last === undefined) return false;
  const met = new Set(pages.slice(0, -1).flatMap(({ ids }) => ids));
  const before = met.size;
  for (const id of last.ids) met.add(id);
  if (met.size === before) return false;
  const mayCountPage = before === 0 && last.ids.length >= limit && last.count === last.ids.length;
  return mayCountPage || met.size < last.count;
}

const listNames = ['rows', 'list', 'data'] as const;

function opened(data: unknown, where: string): { rows: Sent[]; count?: unknown } {
  if (Array.isArray(data)) return { rows: data.filter(isRow) };
  if (!isRow(data)) throw badData(where, 'is not a list');
  const name = listNames.find((one) => data[one] !== undefined);
  const inside = name === undefined ? undefined : data[name];
  const count = data['count'] ?? data['total'];
  if (inside === null) return { rows: [], count };
  if (Array.isArray(inside)) return { rows: inside.filter(isRow), count };
  if (name !== 'data') throw badData(where, 'has no rows');
  return { count, ...opened(inside, where) };
}

function toCount(said: unknown): number | null {
  try {
    return wholeNumber.decode(said, '');
  } catch {
    return null;
  }
}

/** What of a row tells it from the others, as far as it has it. */
const idNames = ['id', 'no', 'stock', 'stock_code', 'tag', 'symbol'] as const;

function idOf(row: Sent): string {
  const parts = idNames.flatMap((name) => row[name] ?? []);
  return JSON.stringify(parts.length > 0 ? parts : row);
}

/**
 * A page with the rows of one status only, for an upstream that ignores what it is asked for; every
 * row where `wanted` is undefined. The count stays what the upstream says.
 */
export function ofStatus<Row extends { status: unknown }>(
  page: ReadPage<Row>,
  wanted: Row['status'] | undefined,
): ReadPage<Row> {
  if (wanted === undefined) return page;
  return { ...page, rows: page.rows.filter(({ status }) => status === wanted) };
}

/** `{ rows, count }`, each row as an upstream sends it. */
export function encodePage<Row>({ rows, count }: Page<Row>, encode: (row: Row) => unknown) {
  return { rows: rows.map((row) => encode(row)), count };
}
