/** A value of a table; null: none. */
export type CsvCell = string | number | null;

/** What a file begins with: without it Excel reads UTF-8 as the code page of the machine, and «ó» as two signs. */
export const csvStart = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, the full-width forms and leading blanks included. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A number as this app writes it: a point, no grouping. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;

const needsQuotes = /[",\r\n]/;

/**
 * A line of a table as text, with its end (RFC 4180). What a spreadsheet would take for a formula gets an
 * apostrophe before it, which shows it as text; plain numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  const harmless = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
