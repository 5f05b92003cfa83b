import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

export interface PageRequest {
  offset: number;
  limit: number;
  /** Id of the only row to return; null for all. */
  only?: string | null;
}

export interface PageRows<Row> {
  rows: readonly Row[];
  count: number;
}

/** A row of the page with the total count; a page past the end has only the count. */
type Counted<Row> = Row & { in_all: bigint; is_row: boolean | null };

/**
 * Columns that `join` adds to the rows of a page. In the SQL of `join` the page is called `page`.
 */
export interface JoinedColumns {
  columns: RawBuilder<unknown>;
  join: RawBuilder<unknown>;
}

const nothing: JoinedColumns = { columns: sql`null`, join: sql`` };

/**
 * Reads a page, newest first, and the count of all rows in one statement. `idColumn` orders rows
 * with the same time.
 *
 * @param all rows of the whole list, with the columns `created_at` and `idColumn`
 */
export function newestFirst<Row, More = unknown>(
  db: Db,
  all: Expression<Row>,
  idColumn: string,
  page: PageRequest,
  joined?: JoinedColumns,
): Promise<PageRows<Row & More>> {
  const { only = null } = page;
  const selected =
    only === null
      ? all
      : sql<Row>`select * from (${all}) as those where ${sql.ref(idColumn)} = ${only}`;
  return inOrder<Row, More>(
    db,
    selected,
    sql`created_at desc, ${sql.ref(idColumn)} desc`,
    page,
    joined,
  );
}

/** Reads a page in a total order, and the count of all rows, in one statement. */
export async function inOrder<Row, More = unknown>(
  db: Db,
  all: Expression<Row>,
  order: RawBuilder<unknown>,
  { limit, offset }: PageRequest,
  { columns, join }: JoinedColumns = nothing,
): Promise<PageRows<Row & More>> {
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
