import { fields, list } from './fields.ts';
import { wholeNumber } from './text.ts';

/** Rows of one page, and how many there are over all pages. */
export type Page<Row> = { rows: Row[]; count: number };

/** Which page, from 1, and how many rows to a page. */
export type PageParams = { page: number; limit: number };

/**
 * Decodes `{ rows, count }`. An upstream that does not say how many there are is read as having one
 * more after a full page: enough to ask for the next one, which may then be empty.
 */
export function page<Row>(
  data: unknown,
  where: string,
  { page: number, limit }: PageParams,
  decode: (row: unknown) => Row,
): Page<Row> {
  const { rows: raw, count } = fields<{ rows: unknown; count: unknown }>(data, where);
  const rows = list(raw, `${where}.rows`, decode);
  const known = (number - 1) * limit + rows.length;
  if (count === undefined || count === null) {
    return { rows, count: rows.length < limit ? known : known + 1 };
  }
  return { rows, count: wholeNumber(count, `${where}.count`) };
}
