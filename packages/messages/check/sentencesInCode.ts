import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Finding } from './Finding.ts';

/**
 * Has `formatjs extract` look through the code: what it would take out is a sentence that stands in
 * the code, and would be shown in one language alone.
 */
export async function sentencesInCode(root: string): Promise<Finding[]> {
  const { stdout } = await promisify(execFile)(
    'formatjs',
    ['extract', '{apps,packages}/*/src/**/*.{ts,tsx}', '--additional-function-names', 't'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const extracted: Record<string, unknown> = JSON.parse(stdout);
  return Object.keys(extracted).map((id) => ({
    id,
    locale: null,
    text: 'is a sentence in the code. Move it to the catalogues and show it by its id.',
  }));
}
