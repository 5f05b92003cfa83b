import { hasNextPage, type ReadPage, type Transport } from '@corro/client';
import { type CsvCell, csvLine, csvStart, pageSizes } from '@corro/domain';
import type { ExportedPage } from '@corro/machines';
import { type KeyedRow, rowKey } from '../../common/queries/rows.tsx';

export type Column<Row> = readonly [heading: string, cell: (row: Row) => CsvCell];

export interface ListToExport<Row extends KeyedRow> {
  /** Part of the file name: the same in every language, and ASCII for file systems that need it. */
  readonly name: string;
  readonly read: (
    api: Transport,
    params: { readonly page: number; readonly limit: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<ReadPage<Row>>;
  readonly columns: readonly Column<Row>[];
}

/** Reads a page as CSV lines. Pages count from 1 and are read in order; page 1 starts over. */
type ReadExportedPage = (
  api: Transport,
  page: number,
  signal: AbortSignal,
) => Promise<ExportedPage>;

export interface ExportList {
  readonly name: string;
  readonly openReader: () => ReadExportedPage;
}

const limit = pageSizes.max;

/** Prepares a list of records for export as CSV. */
export function exportList<Row extends KeyedRow>({ name, ...list }: ListToExport<Row>): ExportList {
  return { name, openReader: () => readerOf(list) };
}

function readerOf<Row extends KeyedRow>({
  read,
  columns,
}: Omit<ListToExport<Row>, 'name'>): ReadExportedPage {
  let pages: readonly ReadPage<Row>[] = [];
  let seenIds = new Set<string>();
  return async (api, page, signal) => {
    if (page === 1) seenIds = new Set();
    const answer = await read(api, { page, limit }, { signal });
    pages = [...pages.slice(0, page - 1), answer];
    // Drops repeated rows: a new record at the top pushes an exported one onto the next page.
    const rows = answer.rows.filter(
      (row) => seenIds.size < seenIds.add(rowKey(row, seenIds.size)).size,
    );
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

/**
 * Formats epoch milliseconds as `2026-11-28 09:30:00` in the device's zone, like the screens.
 * Spreadsheets in every language read this as a date; Excel treats ISO 8601 as text.
 */
export function csvTime(time: number | null): string | null {
  if (time === null) return null;
  const local = time - new Date(time).getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 19).replace('T', ' ');
}
