import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The rows of one recorded file, without its heading. `name` is its path inside the folder. */
export interface RecordedFile {
  name: string;
  rows: readonly (readonly string[])[];
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function refuse(what: string, error: unknown): never {
  throw new Error(
    `MARKET_DATA_DIR must name the folder of recorded market data, but ${what} cannot be read: ${reason(error)}`,
    { cause: error },
  );
}

/** Reads a CSV file of the folder and checks that its heading begins with `heading` and that it has rows. */
export async function readRecorded(
  folder: string,
  name: string,
  heading: readonly string[],
): Promise<RecordedFile> {
  try {
    const [first, ...rows] = parse(await readFile(join(folder, name), 'utf8'), {
      bom: true,
      skip_empty_lines: true,
    });
    const found = first?.slice(0, heading.length).join(',');
    if (found !== heading.join(',')) throw new Error(`its heading is not ${heading.join(',')}`);
    if (rows.length === 0) throw new Error('it has no rows');
    return { name, rows };
  } catch (error) {
    return refuse(join(folder, name), error);
  }
}

/** The symbols that have a file in the folder's `stocks`, in alphabetical order. */
export async function recordedShares(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(join(folder, 'stocks'));
    const symbols = names.filter((name) => name.endsWith('.csv')).map((name) => name.slice(0, -4));
    if (symbols.length === 0) throw new Error('it holds no CSV file');
    return symbols.toSorted();
  } catch (error) {
    return refuse(join(folder, 'stocks'), error);
  }
}
