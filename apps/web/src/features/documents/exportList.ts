import { hasNextPage, type ReadPage, type Transport } from '@corro/client';
import { type CsvCell, csvLine, csvStart, pageSizes } from '@corro/domain';
import type { ExportedPage } from '@corro/machines';

/** A column of a file: its heading, and what is in it. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => CsvCell];

/** How a list of records becomes a file. */
export interface ListToExport<Row> {
  /** Of its file; in one alphabet whatever the language is: not every system takes others there. */
  readonly name: string;
  readonly read: (
    api: Transport,
    params: { readonly page: number; readonly limit: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<ReadPage<Row>>;
  /** Null where the upstream gives the row none. */
  readonly idOf: (row: Row) => string | null;
  readonly columns: readonly Column<Row>[];
}

/** Reads one page of a list, from 1, as lines of its file. Call it page after page; page 1 starts over. */
export type ReadExportedPage = (
  api: Transport,
  page: number,
  signal: AbortSignal,
) => Promise<ExportedPage>;

/** A list that can be saved as a file. */
export interface ExportList {
  readonly name: string;
  readonly openReader: () => ReadExportedPage;
}

const limit = pageSizes.most;

/** Prepares a list of records for a file. */
export function exportList<Row>({ name, ...list }: ListToExport<Row>): ExportList {
  return { name, openReader: () => readerOf(list) };
}

function readerOf<Row>({ read, idOf, columns }: Omit<ListToExport<Row>, 'name'>): ReadExportedPage {
  let pages: readonly ReadPage<Row>[] = [];
  let met = new Set<string>();
  return async (api, page, signal) => {
    if (page === 1) met = new Set();
    const answer = await read(api, { page, limit }, { signal });
    pages = [...pages.slice(0, page - 1), answer];
    // A record that comes in at the top meanwhile pushes another one onto the next page.
    const rows = answer.rows.filter((row) => {
      const id = idOf(row);
      if (id === null) return true;
      const isNew = !met.has(id);
      met.add(id);
      return isNew;
    });
    const lines = rows.map((row) => csvLine(columns.map(([, cell]) => cell(row))));
    const head = page === 1 ? csvStart + csvLine(columns.map(([heading]) => heading)) : '';
    return {
      text: head + lines.join(''),
      rows: rows.length,
      count: answer.count,
      hasNext: hasNextPage(pages, limit),
    };
  };
}

/** A moment as ISO 8601 in UTC; null where it is not known. */
export function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
