import { fields, list } from './fields.ts';
import { wholeNumber } from './text.ts';

/** One page of a list. */
export type Page<Row> = {
  /** In the order of the upstream. */
  rows: Row[];
  /** How many rows there are over all pages. */
  count: number;
};

/** Which page of a list. */
export type PageParams = {
  /** From 1. */
  page: number;
  /** Rows to a page. */
  limit: number;
};

/**
 * Decodes `{ rows, count }`, at most `limit` rows of it. An upstream that does not say how many there
 * are is read as having one more after a full page: enough to ask for the next one, which may then be
 * empty. One that answers with the whole list in place of a page is read as having answered with that
 * page of it.
 */
export function page<Row>(
  data: unknown,
  where: string,
  { page: number, limit }: PageParams,
  decode: (row: unknown) => Row,
): Page<Row> {
  const { rows: raw, count: said } = fields<{ rows: unknown; count: unknown }>(data, where);
  const sent = list(raw, `${where}.rows`, (row) => row);
  const count = said === undefined || said === null ? null : wholeNumber(said, `${where}.count`);
  const before = (number - 1) * limit;
  if (sent.length > limit) {
    const isWhole = count === null || count <= sent.length;
    const from = isWhole ? before : 0;
    return {
      rows: sent.slice(from, from + limit).map(decode),
      count: isWhole ? sent.length : count,
    };
  }
  const known = before + sent.length;
  return { rows: sent.map(decode), count: count ?? (sent.length < limit ? known : known + 1) };
}

/**
 * A page with the rows of one status only, for an upstream that ignores what it is asked for; every
 * row where `wanted` is undefined. The count stays what the upstream says.
 */
export function ofStatus<Row extends { status: string | number | null }>(
  { rows, count }: Page<Row>,
  wanted: string | number | undefined,
): Page<Row> {
  if (wanted === undefined) return { rows, count };
  return { rows: rows.filter(({ status }) => String(status) === String(wanted)), count };
}
