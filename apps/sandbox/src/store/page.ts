import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from './open.ts';

/** A stretch of a list. */
export interface PageOf {
  offset: number;
  limit: number;
  /** Of the one row that is told apart by this alone; null for all. */
  only?: string | null;
}

/** The rows of a stretch, and how many rows there are in all. */
export interface Found<Row> {
  rows: readonly Row[];
  count: number;
}

/** A row of the page beside the count; past the end there is only the count. */
type Counted<Row> = Row & { in_all: bigint; is_row: boolean | null };

/** Columns that are joined to the rows of a page alone, which the join calls `page`. */
export interface Joined {
  columns: RawBuilder<unknown>;
  join: RawBuilder<unknown>;
}

const nothing: Joined = { columns: sql`null`, join: sql`` };

/**
 * Reads a stretch of a list and the count of all its rows in one statement, newest first: by `created_at`, and by a
 * column that distinguishes rows of the same time.
 *
 * @param all the rows of the whole list; with `created_at` and the other column among their columns
 */
export function newestFirst<Row, More = unknown>(
  db: Db,
  all: Expression<Row>,
  apart: string,
  page: PageOf,
  joined?: Joined,
): Promise<Found<Row & More>> {
  const { only = null } = page;
  const wanted =
    only === null
      ? all
      : sql<Row>`select * from (${all}) as those where ${sql.ref(apart)} = ${only}`;
  return inOrder<Row, More>(db, wanted, sql`created_at desc, ${sql.ref(apart)} desc`, page, joined);
}

/** The same in any order of its columns that distinguishes all rows. */
export async function inOrder<Row, More = unknown>(
  db: Db,
  all: Expression<Row>,
  order: RawBuilder<unknown>,
  { limit, offset }: PageOf,
  { columns, join }: Joined = nothing,
): Promise<Found<Row & More>> {
  const { rows } = await sql<Counted<Row & More>>`
    select page.*, every.in_all, ${columns}
    from (select count(*) as in_all from (${all}) as counted) as every
    left join (
      select listed.*, true as is_row from (${all}) as listed
      order by ${order} limit ${limit} offset ${offset}
    ) as page on true
    ${join}
    order by ${order}`.execute(db);
  return {
    rows: rows.filter((row) => row.is_row === true),
    count: Number(rows[0]?.in_all ?? 0n),
  };
}
