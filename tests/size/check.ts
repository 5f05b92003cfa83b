/** Fails if the gzipped scripts and messages of an address exceed its budget, or the build holds a part of `npm run dev`. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../../apps/web/dist');

/** Budgets in kB of gzip, 1 kB = 1000 bytes. */
const budgets = { login: 101, home: 210, other: 265 };

interface Place {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly messages: readonly string[] | null;
}

interface Manifest {
  readonly places: readonly Place[];
  readonly catalogues: { readonly es: Readonly<Record<string, unknown>> };
}

const { places, catalogues }: Manifest = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'));

/**
 * Size in kB of the scripts that a prerendered page names, and of the scripts and messages that the
 * server adds for an address.
 */
function sizeOf(page: string, place?: Place): number {
  const html = readFileSync(`${dist}/prerendered/${page}.es.demo.html`, 'utf8');
  const chunks = /<meta name="corro-chunks" content="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? [];
  const scripts = [...chunks.filter((chunk) => chunk.startsWith('/')), ...(place?.scripts ?? [])];
  if (scripts.length === 0) throw new Error(`The build names no script for ${page}.`);
  const files: (Buffer | string)[] = scripts.map((script) => readFileSync(`${dist}/${script}`));
  const shown = place?.messages?.map((id) => [id, catalogues.es[id]]);
  if (shown !== undefined) files.push(JSON.stringify(Object.fromEntries(shown)));
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0) / 1000;
}

const sizes = places.map((place) => ({ path: place.path, kB: sizeOf('app', place) }));
const rows = [
  { path: '/login', kB: sizeOf('login'), budget: budgets.login },
  ...sizes.map(({ path, kB }) => ({
    path,
    kB,
    budget: path === '/' ? budgets.home : budgets.other,
  })),
].toSorted((a, b) => a.kB - b.kB);
for (const { path, kB, budget } of rows) {
  console.log(`${path.padEnd(36)} ${kB.toFixed(1).padStart(6)} kB of ${budget} kB gzip`);
}
const over = rows.some(({ kB, budget }) => kB > budget);

/** Word of the recorder for the stepper, which only `npm run dev` may serve. */
const recorderWord = 'corro:stepper';
const recorder = resolve(import.meta.dirname, '../../stories/record/channel.ts');
if (!readFileSync(recorder).includes(recorderWord)) {
  throw new Error(
    `The recorder no longer has the word ${recorderWord}, so no build would have it.`,
  );
}
const recording = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(js|html)$/.test(file) && readFileSync(`${dist}/${file}`).includes(recorderWord),
);
if (recording.length > 0) console.log(`The stepper’s recorder is in ${recording.join(', ')}`);

process.exit(over || recording.length > 0 ? 1 : 0);
