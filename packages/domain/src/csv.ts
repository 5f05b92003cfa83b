export type CsvCell = string | number | null;

/** Byte order mark: without it Excel decodes UTF-8 with the system code page. */
export const csvStart = '\uFEFF';

/**
 * Text that a spreadsheet interprets as a formula, including full-width signs and leading blanks.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text that a spreadsheet changes: leading zeros, more digits than it holds, `1e5`. */
const misread = /^0\d+$|^\d{16,}$|^\d+e\d+$/i;

const plainNumber = /^-?\d+(?:\.\d+)?$/;

const needsQuotes = /[",\r\n]/;

/**
 * Returns one CSV line with its line ending (RFC 4180). Prefixes formulas and identifying numbers
 * with an apostrophe so that a spreadsheet shows them as text; plain numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  const text = String(cell);
  const isFormula = formula.test(text) && !plainNumber.test(text);
  const harmless = isFormula || misread.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
