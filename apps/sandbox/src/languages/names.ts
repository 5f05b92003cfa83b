import { readFileSync } from 'node:fs';

/** The languages that names and news are sent in, in the order of the tables; the code and the database have the first. */
export const languages = ['es', 'en', 'zh', 'de'] as const;

/** The rows of a table in this folder. */
export function readTable(file: string): readonly (readonly string[])[] {
  const [, ...rows] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => row.split('\t'));
}

/** Every name that the sandbox sends, except companies' own, in the order of `languages`. */
export const names = readTable('names.tsv');
