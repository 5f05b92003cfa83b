import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Catalogue, Finding } from './catalogues.ts';

/** A message as `formatjs extract` finds it in the code. */
interface Extracted {
  readonly defaultMessage?: string;
}

/**
 * Messages that `formatjs extract` finds in the sources, by id. Rejects with file and line for a
 * computed id.
 */
export async function extractMessages(
  root: string,
  sources = '{apps,packages}/*/src/**/*.{ts,tsx}',
): Promise<Readonly<Record<string, Extracted>>> {
  const { stdout } = await promisify(execFile)(
    'formatjs',
    [
      'extract',
      sources,
      '--ignore=**/*.{test,fixture,stories}.*',
      // `units` is the name of the function that `useUnitText` returns.
      '--additional-function-names=t,units',
      '--throws',
    ],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  const extracted: Record<string, Extracted> = JSON.parse(stdout);
  return extracted;
}

/** Finds ids without a catalogue entry, unused entries, and texts written into the code. */
export function compareExtracted(
  reference: Catalogue,
  extracted: Readonly<Record<string, Extracted>>,
): Finding[] {
  const written = Object.keys(reference);
  const shown = Object.keys(extracted);
  return [
    ...findings(
      shown.filter((id) => !Object.hasOwn(reference, id)),
      'is shown and in no catalogue. Write it.',
    ),
    ...findings(
      written.filter((id) => !Object.hasOwn(extracted, id)),
      'is used nowhere. Remove it, or show it.',
    ),
    ...findings(
      shown.filter((id) => extracted[id]?.defaultMessage !== undefined),
      'is a sentence in the code. Move it to the catalogues and show it by its id.',
    ),
  ];
}

function findings(ids: readonly string[], text: string): Finding[] {
  return ids.map((id) => ({ id, locale: null, text }));
}
