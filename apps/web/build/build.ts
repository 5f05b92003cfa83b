/** Builds the chunks, the pages in each language, and `pages.json` for the server. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMessages, locales } from '@corro/messages';
import { build, createServer, type Manifest } from 'vite';
import { variantNames } from '../src/start/pageVariants.ts';
import { sharedChunks } from './chunks.ts';
import { pagesByAddress, placesOf, shownMessages } from './pages.ts';
import { firstViewScript, openRenderer, workerScript } from './render.ts';

process.env['NODE_ENV'] = 'production';
const root = join(import.meta.dirname, '..');
// The build moves to `dist` when it is complete, so that no request gets half a build.
const dist = join(root, 'node_modules', '.corro-build');
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [await sharedChunks(root)] } } },
  },
});

const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const entry = 'src/start/main.tsx';
const messagesFolder = '../../packages/messages/src/__generated__';
const customerScripts = pageScripts('src/app/transport.ts', 'src/start/signedIn.ts');
const sheet = chunkOf('style.css').file;
const files = {
  script: await firstViewScript(),
  sheet: `/${sheet}`,
  css: readFileSync(join(dist, sheet), 'utf8'),
};

const vite = await createServer({
  root,
  mode: 'prerender',
  logLevel: 'warn',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const renderer = await openRenderer(vite);
mkdirSync(join(dist, 'prerendered'), { recursive: true });
const inline: Record<string, unknown> = {};
for (const locale of locales) {
  for (const [name, { screen, messages }] of Object.entries(renderer.pages)) {
    const scripts =
      screen === null || messages === undefined
        ? customerScripts
        : pageScripts(
            `${messagesFolder}/${messages}/${locale}.ts`,
            'src/start/signedOut.ts',
            screen,
          );
    for (const variant of variantNames) {
      const file = `${name}.${locale}.${variant}`;
      const page = await renderer.render(name, locale, variant, () => ({ ...files, scripts }));
      writeFileSync(join(dist, 'prerendered', `${file}.html`), page.html);
      inline[file] = page.inline;
    }
  }
}

const catalogues = Object.fromEntries(
  await Promise.all(locales.map(async (locale) => [locale, await loadMessages(locale)] as const)),
);
const ids = Object.keys(await loadMessages('es'));
const places = placesOf(renderer.starts, (screen) => {
  const scripts = scriptsOf(screen).filter((script) => !customerScripts.includes(script));
  const code = [...customerScripts, ...scripts]
    .map((script) => readFileSync(join(dist, script), 'utf8'))
    .join('\n');
  return { scripts, messages: shownMessages(code, ids) };
});
writeFileSync(
  join(dist, 'pages.json'),
  JSON.stringify({ ...pagesByAddress, places, catalogues, inline }),
);
writeFileSync(join(dist, 'sw.js'), await workerScript(filesByLocale()));
rmSync(join(root, 'dist'), { recursive: true, force: true });
renameSync(dist, join(root, 'dist'));
// The browser code that rendered the pages leaves a channel open, which keeps the process alive.
process.exit();

/**
 * Addresses of all built files, keyed by language if a file has the messages of a language, else
 * under `all`.
 */
function filesByLocale(): Record<string, string[]> {
  const sentences = locales.map((locale): [string, string[]] => [
    locale,
    ['login/', 'signedOut/', ''].map(
      (part) => `/${chunkOf(`${messagesFolder}/${part}${locale}.ts`).file}`,
    ),
  ]);
  const ofLocales = new Set(sentences.flatMap(([, addresses]) => addresses));
  const all = readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`);
  return Object.fromEntries([
    ...sentences,
    ['all', all.filter((address) => !ofLocales.has(address))],
  ]);
}

/** Scripts of a page. The last script is the entry; the page calls its `start`. */
function pageScripts(...sources: readonly string[]): string[] {
  const last = `/${chunkOf(entry).file}`;
  return [...scriptsOf(...sources, entry).filter((script) => script !== last), last];
}

/** Scripts of the sources, dependencies first. */
function scriptsOf(...sources: readonly string[]): string[] {
  const visited = new Set<string>();
  const visit = (name: string): string[] => {
    if (visited.has(name)) return [];
    visited.add(name);
    const { file, imports = [] } = chunkOf(name);
    return [...imports.flatMap(visit), `/${file}`];
  };
  return [...new Set(sources.flatMap(visit))];
}

function chunkOf(name: string) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
  return chunk;
}
