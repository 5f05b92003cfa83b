import type { Page } from '@corro/client';

/** What a list that grows has loaded. */
export interface GrownPages<Row> {
  readonly pages: readonly Page<Row>[];
}

/**
 * The rows of all pages, each once: a row that comes in at the top pushes another onto the next
 * page, where it would be met again.
 */
export function rowsOf<Row>({ pages }: GrownPages<Row>, idOf: (row: Row) => string): Row[] {
  const rows = new Map<string, Row>();
  for (const row of pages.flatMap((page) => page.rows)) {
    const id = idOf(row);
    if (!rows.has(id)) rows.set(id, row);
  }
  return [...rows.values()];
}
