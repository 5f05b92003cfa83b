/** Fails if the gzipped scripts and messages of a route exceed its budget, or the build holds a part of `npm run dev`. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../../apps/web/dist');

/** Budgets in kB of gzip, 1 kB = 1000 bytes. */
const budgets: Readonly<Record<string, number>> = { login: 101.6, home: 210.5 };

interface Place {
  readonly page: string | null;
  readonly scripts: readonly string[];
  readonly messages: readonly string[] | null;
}

interface Manifest {
  readonly places: readonly Place[];
  readonly catalogues: { readonly es: Readonly<Record<string, unknown>> };
}

const { places, catalogues }: Manifest = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'));

/** Reads the scripts of a prerendered page, and the scripts and messages that the server adds for its address. */
function filesOf(name: string): (Buffer | string)[] {
  const html = readFileSync(`${dist}/prerendered/${name}.es.demo.html`, 'utf8');
  const chunks = /<meta name="corro-chunks" content="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? [];
  const place = places.find(({ page }) => page === name);
  const scripts = [...chunks.filter((chunk) => chunk.startsWith('/')), ...(place?.scripts ?? [])];
  const files = scripts.map((script) => readFileSync(`${dist}/${script}`));
  if (!place?.messages) return files;
  const messages = Object.fromEntries(place.messages.map((id) => [id, catalogues.es[id]]));
  return [...files, JSON.stringify(messages)];
}

let over = false;
for (const [route, budget] of Object.entries(budgets)) {
  const files = filesOf(route);
  if (files.length === 0) throw new Error(`The build names no script for ${route}.`);
  const bytes = files.map((file) => gzipSync(file).length);
  const total = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  over ||= total > budget;
  console.log(
    `${route.padEnd(6)} ${total.toFixed(1).padStart(6)} kB of ${budget} kB gzip, ${files.length} parts`,
  );
}

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
