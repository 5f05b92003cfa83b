import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Bar } from '../dayPath.ts';

/** A change of a recorded row, or a note on a whole file (`date` null), and its reason. */
export type Remark =
  | { file: string; date: string; fate: 'repaired' | 'left out'; why: string }
  | { file: string; date: null; why: string };

/** A recorded file; `name` is its path inside the folder. */
export interface RecordedFile {
  name: string;
  rows: readonly RecordedRow[];
  ignored: readonly string[];
  /** Rows without a readable date. */
  undated: readonly { line: number; text: string }[];
}

export interface RecordedRow {
  /** Line in the file. */
  line: number;
  /** Requested columns in order: dates as `YYYY-MM-DD`, figures plain or empty. */
  cells: readonly string[];
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function refuse(unreadable: string, error: unknown): never {
  throw new Error(
    `MARKET_DATA_DIR must name the folder of recorded market data, but ${unreadable} cannot be read: ${reason(error)}`,
    { cause: error },
  );
}

/** Normalises a heading: case, spaces and underscores do not matter. */
const normalized = (heading: string) => heading.toLowerCase().replaceAll(/[\s_]/g, '');

/**
 * Reads columns of a CSV file. The first column is a date, the others are figures or the text of
 * `Country`. Leaves out rows without a readable date. Throws an Error whose message names the file,
 * and the line of an unreadable figure. A file in which no row has a readable date is refused, too.
 */
export async function readRecorded(
  folder: string,
  name: string,
  columns: readonly string[],
): Promise<RecordedFile> {
  try {
    const lines: number[] = [];
    const table = textOf(await readFile(join(folder, name)));
    const [heading = [], ...body] = parse(table, {
      delimiter: delimiterOf(table),
      skip_empty_lines: true,
      on_record(record, context) {
        lines.push(context.lines);
        return record;
      },
    });
    const headings = heading.map(normalized);
    const places = columns.map((column) => headings.indexOf(normalized(column)));
    if (places.includes(-1)) throw new Error(`its heading is not ${columns.join(',')}`);
    if (body.length === 0) throw new Error('it has no rows');
    const undated: { line: number; text: string }[] = [];
    const rows = body.flatMap((record, row): RecordedRow[] => {
      const line = lines[row + 1] ?? 0;
      const cellOf = (index: number) => record[places[index] ?? 0]?.trim() ?? '';
      if (readDate(cellOf(0)) === null) {
        undated.push({ line, text: cellOf(0) });
        return [];
      }
      const cells = columns.map((column, index) => {
        const cell = cellOf(index);
        const read = readerOf(column, index)(cell);
        if (read !== null) return read;
        throw new Error(`line ${line}: ${column} is ${JSON.stringify(cell)}, ${faultOf(index)}`);
      });
      return [{ line, cells }];
    });
    const [first] = undated;
    if (rows.length === 0 && first !== undefined) {
      const { line, text } = first;
      throw new Error(`line ${line}: ${columns[0]} is ${JSON.stringify(text)}, ${faultOf(0)}`);
    }
    const ignored = heading.filter((_, index) => !places.includes(index));
    return { name, rows, ignored, undated };
  } catch (error) {
    return refuse(join(folder, name), error);
  }
}

/** Decodes UTF-8, and the UTF-16 in which spreadsheets save text, by its byte order mark. */
function textOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const isWide = first + second === 0xff + 0xfe && first !== second;
  const charset = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  return new TextDecoder(charset).decode(bytes);
}

/** Detects the separator of the columns in the first line; spreadsheets write three kinds. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  return [';', '\t'].find((sign) => heading.includes(sign)) ?? ',';
}

const faultOf = (index: number) =>
  index === 0 ? 'not a date such as 2017-07-28' : 'not a number such as 1234.50';

function readerOf(column: string, index: number): (text: string) => string | null {
  if (index === 0) return readDate;
  if (column === 'Country') return (text) => text;
  return column === 'Volume' ? (text) => readFigure(text.replaceAll(',', '')) : readFigure;
}

/**
 * Accepts `2017-07-28`, `2017/07/28` and `20170728`, optionally with a time. Null for other
 * formats, such as dates with the day first.
 */
function readDate(text: string): string | null {
  const [, year, , month, day] =
    /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:[T ]\d{2}:\d{2}.*)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : null;
}

const absent = new Set(['', '-', '.', 'null', 'nan', 'na', 'n/a']);

/**
 * Returns a plain decimal; an empty text for a missing figure; null for any other text, such as a
 * figure whose comma may be a decimal comma.
 */
function readFigure(text: string): string | null {
  if (absent.has(text.toLowerCase())) return '';
  if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return text;
  const isGrouped = /^[-+]?\d{1,3}(,\d{3})+\.\d+$|^[-+]?\d{1,3}(,\d{3}){2,}$/.test(text);
  return isGrouped ? text.replaceAll(',', '') : null;
}

/** Symbols with a file in the folder's `stocks`, sorted, and the names of their files. */
export async function recordedShares(
  folder: string,
): Promise<readonly { symbol: string; name: string }[]> {
  try {
    const names = await readdir(join(folder, 'stocks'));
    // Skips copies such as `KO (1).csv` and `KO_old.csv`, `~$KO.csv` and the `._KO.csv` of a Mac.
    const shares = names.toSorted().flatMap((name) => {
      const symbol = /^([A-Z0-9]+(?:[.-][A-Z0-9]+)*)\.csv$/i.exec(name)?.[1];
      return symbol === undefined ? [] : [{ symbol: symbol.toUpperCase(), name }];
    });
    if (shares.length === 0) throw new Error('it holds no CSV file');
    return shares;
  } catch (error) {
    return refuse(join(folder, 'stocks'), error);
  }
}

/** Unread files of the folder, except notes, hidden files and the locks of open spreadsheets. */
export async function unreadFiles(
  folder: string,
  read: readonly RecordedFile[],
): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/^(\.|~\$)|\.md$/i.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return names.filter((name) => !read.some((file) => file.name === name)).toSorted();
}

/** A repaired day; `date` is `YYYY-MM-DD`. */
export interface RecordedDay extends Bar {
  date: string;
  volume: number | null;
}

/** Recorded days in columns, oldest first. A volume of NaN stands for a missing one. */
export interface Series {
  length: number;
  year: Uint16Array;
  open: Float64Array;
  high: Float64Array;
  low: Float64Array;
  close: Float64Array;
  volume: Float64Array;
}

export function toSeries(days: readonly RecordedDay[]): Series {
  const column = (pick: (day: RecordedDay) => number) => Float64Array.from(days, pick);
  return {
    length: days.length,
    year: Uint16Array.from(days, ({ date }) => Number(date.slice(0, 4))),
    open: column((day) => day.open),
    high: column((day) => day.high),
    low: column((day) => day.low),
    close: column((day) => day.close),
    volume: column((day) => day.volume ?? Number.NaN),
  };
}
