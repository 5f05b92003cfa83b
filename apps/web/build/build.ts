/** Builds the app: its chunks, then the public pages in each language, then what the server reads. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMessages, loadSomeMessages } from '@corro/messages';
import { build, type Manifest, type Rolldown } from 'vite';
import type * as Prerender from '../src/start/prerender.tsx';
import { scriptsOf, sheetOf } from './chunks.ts';
import { criticalCss } from './criticalCss.ts';
import { missingWords } from './missingWords.ts';
import { findSides } from './sides.ts';
import { vendors } from './vendors.ts';
import { pageHtml, policyHash } from './page.ts';

const root = join(import.meta.dirname, '..');
/** Built beside and then put in place, so that nobody meets half a build. */
const dist = join(root, 'node_modules', '.corro-build');
const serverFolder = join(root, 'node_modules', '.corro-prerender');

const entry = 'src/start/main.tsx';
const customers = 'src/start/signedIn.ts';
const session = 'src/app/session/sessionActor.ts';
const homeSource = 'src/features/home/HomeScreen.tsx';
const locales = ['es', 'en', 'zh', 'de'] as const;

/** The public routes, by the name of their page, home, and the one page of all other routes. */
const pages = {
  login: { address: '/login', screen: 'src/features/auth/LoginScreen.tsx' },
  register: { address: '/register', screen: 'src/features/auth/RegisterScreen.tsx' },
  'forgot-password': {
    address: '/forgot-password',
    screen: 'src/features/auth/ForgotPasswordScreen.tsx',
  },
  home: { address: null, screen: null },
  app: { address: null, screen: null },
  'device-warning': { address: null, screen: null },
} as const;

const variants = {
  demo: null,
  operated: {
    name: '{{operator.name}}',
    regulator: '{{operator.regulator}}',
    licence: '{{operator.licence}}',
  },
} as const;

const sides = findSides(await firstBuild(), {
  visitors: [entry, pages.login.screen],
  customers: [entry, customers, session, homeSource],
});
await checkWordsOfHome();
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...vendors,
            ...Object.entries(sides).map(([name, modules]) => ({
              name,
              test: (id: string) => modules.has(id),
              // What is in a side is all that it needs; the barrels that lead there lead further.
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
});
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/start/prerender.tsx',
    outDir: serverFolder,
    emptyOutDir: true,
    manifest: false,
  },
});

const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const prerender: typeof Prerender = await import(join(serverFolder, 'prerender.js'));
const script = await inlineScript();
const sheet = readFileSync(join(dist, sheetOf(manifest)), 'utf8');
const inline: Record<string, { script: string[]; style: string[] }> = {};

mkdirSync(join(dist, 'prerendered'), { recursive: true });
for (const [name, { address, screen }] of Object.entries(pages)) {
  for (const locale of locales) {
    for (const [variant, operator] of Object.entries(variants)) {
      const isWarning = name === 'device-warning';
      const place = isWarning ? name : address;
      const page = await prerender.renderPage(place, locale, { operator, locales: [locale] });
      const scripts = scriptsOf(
        manifest,
        screen === null
          ? [messagesOf(locale, name === 'home' ? 'home/' : ''), customers, session, entry]
          : [messagesOf(locale, 'visitors/'), screen, entry],
      );
      const style = criticalCss(sheet, page.html + (isWarning ? '' : page.startFailed));
      const prices = locale === 'zh' ? 'rise-red' : 'rise-green';
      const html = pageHtml({
        page,
        locale,
        prices,
        style,
        start: isWarning ? null : { script, scripts, sheet: sheetOf(manifest) },
        isWhole: isWarning || screen !== null,
      });
      const file = `${name}.${locale}.${variant}`;
      writeFileSync(join(dist, 'prerendered', `${file}.html`), html);
      inline[file] = {
        script: isWarning ? [] : [policyHash(script)],
        style: [policyHash(style)],
      };
    }
  }
}

const routes = Object.fromEntries(
  Object.entries(pages).flatMap(([name, { address }]) => (address ? [[address, name]] : [])),
);
writeJson('pages.json', {
  routes: { ...routes, '/': 'home' },
  fallback: 'app',
  warning: 'device-warning',
  inline,
});
const weighed = {
  login: scriptsOf(manifest, [messagesOf('es', 'visitors/'), pages.login.screen, entry]),
  home: scriptsOf(manifest, [messagesOf('es', 'home/'), customers, session, homeSource, entry]),
};
writeJson(
  'routes.json',
  Object.fromEntries(
    Object.entries(weighed).map(([name, scripts]) => [name, scripts.map(relative)]),
  ),
);
rmSync(serverFolder, { recursive: true });
rmSync(join(root, 'dist'), { recursive: true, force: true });
renameSync(dist, join(root, 'dist'));

function messagesOf(locale: string, part: 'visitors/' | 'home/' | ''): string {
  return `../../packages/messages/src/__generated__/${part}${locale}.ts`;
}

function relative(address: string): string {
  return address.slice(1);
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(dist, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** A build that only tells which modules are used where. */
async function firstBuild(): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    root,
    mode: 'survey',
    logLevel: 'warn',
    build: { write: false, minify: false },
  });
  if ('output' in built) return built.output;
  throw new Error('The first build gave no output.');
}

/**
 * Home begins with its own part of the catalogue: what it names must be in there. Of the sentences
 * for refusals it has those of its own calls; the generator lists them.
 */
async function checkWordsOfHome(): Promise<void> {
  const ours = [...(sides.shared ?? []), ...(sides.customers ?? [])].filter((id) =>
    id.startsWith(join(root, 'src')),
  );
  const sources = [...ours, join(root, homeSource)].map((id) => readFileSync(id, 'utf8'));
  const [whole, part] = await Promise.all([loadMessages('es'), loadSomeMessages('home', 'es')]);
  const needed = Object.keys(whole).filter((id) => !id.startsWith('hint.'));
  const missing = missingWords(sources, needed, Object.keys(part));
  if (missing.length > 0) throw new Error(`Home lacks the sentences ${missing.join(', ')}.`);
}

/** The script of the first view, small enough to stand in the page. */
async function inlineScript(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: 'src/start/firstView.ts',
        formats: ['iife'],
        name: 'corro',
        fileName: 'firstView',
      },
    },
  });
  const chunk = Array.isArray(built) ? built[0]?.output[0] : undefined;
  if (chunk === undefined) throw new Error('The script of the first view was not built.');
  return chunk.code.trim();
}
