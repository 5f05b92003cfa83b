import { readFileSync } from 'node:fs';

/**
 * Languages of names and news, in the order of the tables' columns. The source code and the
 * database contain texts in the first language.
 */
export const languages = ['es', 'en', 'zh', 'de'] as const;

/** Reads a table of this folder without its heading. */
export function readTable(file: string): readonly (readonly string[])[] {
  const [, ...rows] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => row.split('\t'));
}

/** All names except companies' own, in the order of `languages`. */
export const names = readTable('names.tsv');
