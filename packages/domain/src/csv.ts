export type CsvCell = string | number | null;

/** Byte order mark: without it Excel decodes UTF-8 with the system code page. */
export const csvStart = '\uFEFF';

/**
 * Text that a spreadsheet interprets as a formula, including full-width signs and leading blanks.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Text that a spreadsheet would convert to a number, a date or a boolean. */
const misread = [
  /^0\d+$/,
  // Twelve digits or more, which a spreadsheet would show with an exponent.
  /^\d{12,}$/,
  /^\d+(?:\.\d+)?e[-+]?\d+$/i,
  // Dates and times.
  /^\d{1,4}[-/:]\d{1,4}(?:[-/.:]\d{1,4})?$/,
  /^\d{1,4}(?:\.\d{1,4}){2}$/,
  /^(?:\d{1,2}[-/. ]?)?(?:jan|ene|feb|mar|a[bp]r|ma[iy]|ju[ln]|a[gu][go]|sep|o[ck]t|nov|d[ei][ciz])[a-z]{0,7}[-/. ]?\d{1,4}$/i,
  /^(?:true|false|verdadero|falso|wahr|falsch)$/i,
];

const plainNumber = /^-?\d+(?:\.\d+)?$/;

const needsQuotes = /[",\r\n]/;

/**
 * Returns one CSV line with its line ending (RFC 4180). Prefixes an apostrophe to `formula` and
 * `misread` text, so that a spreadsheet shows it unchanged; plain numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const isFormula = formula.test(cell) && !plainNumber.test(cell);
  const harmless = isFormula || misread.some((form) => form.test(cell)) ? `'${cell}` : cell;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
