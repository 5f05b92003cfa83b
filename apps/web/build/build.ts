/** Builds the app: its chunks, then the public pages in each language, then what the server reads. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMessages, loadSomeMessages } from '@corro/messages';
import { build, type Manifest, type Rolldown } from 'vite';
import { findRouteStarts } from '../src/start/firstCalls.ts';
import type { Settings } from '../src/app/settings.ts';
import type * as Prerender from '../src/start/prerender.tsx';
import { addressOf, scriptsOf, sheetOf, vendors } from './chunks.ts';
import { criticalCss } from './criticalCss.ts';
import { missingMessages } from './missingMessages.ts';
import { fileAt, nameByContent } from './names.ts';
import { firstViewScript } from './firstViewScript.ts';
import { pageHtml, policyHash } from './page.ts';
import { locales, pages, pagesByAddress, screenPages, variants } from './pages.ts';
import { placesOf, screenSources } from './places.ts';
import { fileOf, findParts, findSides } from './sides.ts';

const root = join(import.meta.dirname, '..');
/** Built in another folder and then moved, so that no request gets half a build. */
const dist = join(root, 'node_modules', '.corro-build');
const surveyFolder = join(root, 'node_modules', '.corro-survey');

const entry = 'src/start/main.tsx';
const renderer = 'src/start/prerender.tsx';
const signedIn = 'src/start/signedIn.ts';
const signedOut = 'src/start/signedOut.ts';
const face = 'src/start/face.ts';
const session = 'src/app/session/sessionActor.ts';
const transport = 'src/app/transport.ts';
const homeSource = 'src/features/home/HomeScreen.tsx';
const survey = await surveyBuild();
const sides = findSides(survey, {
  'signed-out': [entry, signedOut, pages.login.screen],
  session: [session, transport],
  'signed-in': [entry, signedIn, transport, homeSource],
});
/** They lead to one side and to nothing else, so they are in its chunk. */
const doors: Readonly<Record<string, string>> = {
  [transport]: 'calls',
  [signedIn]: 'signed-in',
  [session]: 'session',
};
const isDoor = (id: string, side: string) => doors[id.slice(root.length + 1)] === side;
/** Where most of a customer's time goes, and what comes to every screen once it is there. */
const parts = findParts(
  survey,
  sides,
  {
    home: ['src/features/home/BelowTheFold.tsx'],
    markets: ['src/features/markets/MarketsScreen.tsx'],
    share: ['src/features/markets/instrument/StockDetailScreen.tsx'],
    ticket: ['src/features/trading/ticket/StockTradingScreen.tsx'],
    start: ['src/features/welcome/StartCard.tsx'],
    background: ['src/start/background.ts', 'src/shell/bell/Bell.tsx'],
  },
  ['home', 'start', 'background'],
);
const requests =
  /packages[\\/]client[\\/]src[\\/](?:codecs|resources)[\\/](?:cancelling|ipos|loans|money|orderCall|recharges|withdrawals)\.ts$/;
await checkMessagesOfHome();
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
            ...Object.entries(parts).map(([name, modules]) => ({
              name,
              test: (id: string) => modules.has(id) || isDoor(id, name),
              // What is in a side is all that it needs; the barrels that lead there lead further.
              includeDependenciesRecursively: false,
            })),
            // Small, and needed together by what follows a request to its end: one name to fetch, not six.
            { name: 'requests', test: requests, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
const importMap = nameByContent(dist);
const importMapText = JSON.stringify(importMap);
const prerender: typeof Prerender = await import(join(surveyFolder, fileOf(survey, renderer)));
const loadSignedIn: Prerender.LoadSignedIn = () =>
  import(join(surveyFolder, fileOf(survey, signedIn)));
const script = await firstViewScript();
const sheet = readFileSync(join(dist, sheetOf(manifest)), 'utf8');
const inline: Record<string, { script: string[]; style: string[] }> = {};

const starts = await findRouteStarts();
mkdirSync(join(dist, 'prerendered'), { recursive: true });
for (const [name, { address, screen }] of Object.entries({ ...pages, ...screenPages(starts) })) {
  for (const locale of locales) {
    for (const [variant, settings] of Object.entries(variants)) {
      const isWarning = name === 'device-warning';
      const shown: Settings = {
        ...settings,
        // What is whole without the app offers no language that its server may lack.
        locales: screen === null && !isWarning ? locales : [locale],
      };
      const page = await prerender.renderPage(address, locale, shown, loadSignedIn);
      const scripts = filesOf(
        screen === null
          ? [messagesOf(locale, name === 'home' ? 'home/' : ''), transport, signedIn, entry]
          : [messagesOf(locale, 'signedOut/'), signedOut, screen, entry],
      );
      const style = criticalCss(sheet, page.html + (isWarning ? '' : page.startFailed));
      const html = pageHtml({
        page,
        locale,
        style,
        start: isWarning
          ? null
          : {
              script,
              importMap: importMapText,
              scripts,
              sheet: sheetOf(manifest),
              face: fileAt(importMap, addressOf(manifest, face)),
            },
        isWhole: isWarning || screen !== null,
      });
      const file = `${name}.${locale}.${variant}`;
      writeFileSync(join(dist, 'prerendered', `${file}.html`), html);
      inline[file] = {
        script: isWarning ? [] : [policyHash(script), policyHash(importMapText)],
        style: [policyHash(style)],
      };
    }
  }
}

const screens = screenSources(root);
const common = new Set(filesOf([transport, signedIn, entry]));
const places = placesOf(starts, (name) => {
  const source = screens.get(name);
  if (source === undefined) throw new Error(`routes.tsx imports no screen for ${name}.`);
  return filesOf([source]).filter((one) => !common.has(one));
});
writeJson('pages.json', { ...pagesByAddress, places, inline });
const weighed = {
  login: filesOf([messagesOf('es', 'signedOut/'), signedOut, pages.login.screen, entry]),
  home: filesOf([messagesOf('es', 'home/'), transport, signedIn, homeSource, entry]),
};
writeJson(
  'routes.json',
  Object.fromEntries(
    Object.entries(weighed).map(([name, scripts]) => [name, scripts.map(relative)]),
  ),
);
rmSync(surveyFolder, { recursive: true });
rmSync(join(root, 'dist'), { recursive: true, force: true });
renameSync(dist, join(root, 'dist'));
// The pages were rendered by code for browsers, which leaves a channel open.
process.exit();

function messagesOf(locale: string, part: 'signedOut/' | 'home/' | ''): string {
  return `../../packages/messages/src/__generated__/${part}${locale}.ts`;
}

/** The addresses of the scripts behind some entries, in order. */
function filesOf(entries: readonly string[]): string[] {
  const names = entries.map((name) => (name in manifest ? name : `_${doors[name] ?? name}.js`));
  return scriptsOf(manifest, names).map((address) => fileAt(importMap, address));
}

function relative(address: string): string {
  return address.slice(1);
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(dist, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** A build that ships nothing: it finds which modules are used where, and renders the pages. */
async function surveyBuild(): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    root,
    mode: 'survey',
    logLevel: 'warn',
    build: {
      outDir: surveyFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input: [entry, renderer] },
    },
  });
  if ('output' in built) return built.output;
  throw new Error('The survey gave no output.');
}

/**
 * Home begins with its own part of the catalogue: what it names must be in there. Of the sentences
 * for refusals it has those of its own calls; the generator lists them.
 */
async function checkMessagesOfHome(): Promise<void> {
  const ours = [
    ...(sides.shared ?? []),
    ...(sides.calls ?? []),
    ...(sides['signed-in'] ?? []),
  ].filter((id) => id.startsWith(join(root, 'src')));
  const sources = [...ours, join(root, homeSource)].map((id) => readFileSync(id, 'utf8'));
  const [whole, part] = await Promise.all([loadMessages('es'), loadSomeMessages('home', 'es')]);
  const needed = Object.keys(whole).filter((id) => !id.startsWith('hint.'));
  const missing = missingMessages(sources, needed, Object.keys(part));
  if (missing.length > 0) throw new Error(`Home lacks the sentences ${missing.join(', ')}.`);
}
