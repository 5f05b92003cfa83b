import { sql, type SelectQueryBuilder } from 'kysely';

/** A stretch of a list. */
export interface PageOf {
  offset: number;
  limit: number;
}

/** The rows of a stretch, and how many rows there are in all. */
export interface Found<Row> {
  rows: readonly Row[];
  count: number;
}

/**
 * The stretch of a list, newest first: by `created_at`, and by a column that tells rows of one
 * moment apart. For `$call`, so that the query keeps its own type.
 */
export function newestFirst(apart: string, page: PageOf) {
  return <Tables, From extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, From, Row>) =>
    query
      .orderBy(sql.ref('created_at'), 'desc')
      .orderBy(sql.ref(apart), 'desc')
      .limit(page.limit)
      .offset(page.offset);
}

/** Joins what the two queries of a page find. */
export async function found<Row>(
  rows: Promise<readonly Row[]>,
  count: Promise<{ count: bigint }>,
): Promise<Found<Row>> {
  const [some, total] = await Promise.all([rows, count]);
  return { rows: some, count: Number(total.count) };
}
