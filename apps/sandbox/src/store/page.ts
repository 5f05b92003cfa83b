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

/** Joins what the two queries of a page find. */
export async function found<Row>(
  rows: Promise<readonly Row[]>,
  count: Promise<{ count: bigint }>,
): Promise<Found<Row>> {
  const [some, total] = await Promise.all([rows, count]);
  return { rows: some, count: Number(total.count) };
}
