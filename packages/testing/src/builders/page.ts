import type { Page } from '@corro/client';

/** A page of these rows, of as many in all unless said otherwise. */
export function buildPage<Row>(rows: Row[], count: number = rows.length): Page<Row> {
  return { rows, count };
}
