import { nullable } from './codec.ts';
import { fields, list } from './rows.ts';
import { wholeNumber } from './numbers.ts';

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

/** The paging of a call that has no pages: it answers with all there is. */
export const whole: PageParams = { page: 1, limit: Infinity };

const optionalCount = nullable(wholeNumber);

/**
 * Decodes `{ rows, count }`, at most `limit` rows of it. An upstream that does not say how many there
 * are is read as having one more after a full page: enough to ask for the next one, which may then be
 * empty. One that answers with the whole list in place of a page is read as having answered with that
 * page of it.
 */
export function decodePage<Row>(
  data: unknown,
  where: string,
  { page: number, limit }: PageParams,
  decode: (row: unknown) => Row,
): Page<Row> {
  const { rows: raw, count: said } = fields(data, where);
  const sent = list(raw, `${where}.rows`, (row) => row);
  const count = optionalCount.decode(said, `${where}.count`);
  const before = (number - 1) * limit;
  if (sent.length > limit) {
    const isWhole = count === null || count <= sent.length;
    const from = isWhole ? before : 0;
    return {
      rows: sent.slice(from, from + limit).map((row) => decode(row)),
      count: isWhole ? sent.length : count,
    };
  }
  const known = before + sent.length;
  return {
    rows: sent.map((row) => decode(row)),
    count: count ?? (sent.length < limit ? known : known + 1),
  };
}

/**
 * A page with the rows of one status only, for an upstream that ignores what it is asked for; every
 * row where `wanted` is undefined. The count stays what the upstream says.
 */
export function ofStatus<Row extends { status: unknown }>(
  { rows, count }: Page<Row>,
  wanted: Row['status'] | undefined,
): Page<Row> {
  if (wanted === undefined) return { rows, count };
  return { rows: rows.filter(({ status }) => status === wanted), count };
}

/** `{ rows, count }`, each row as an upstream sends it. */
export function encodePage<Row>({ rows, count }: Page<Row>, encode: (row: Row) => unknown) {
  return { rows: rows.map((row) => encode(row)), count };
}
