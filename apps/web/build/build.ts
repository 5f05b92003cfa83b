/** Builds the app: its chunks, then the public pages in each language, then what the server reads. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFrameMessages, loadMessages } from '@corro/messages';
import { build, type Manifest } from 'vite';
import { routes } from '../src/routes/index.ts';
import { findRouteStarts } from '../src/start/firstCalls.ts';
import type * as Prerender from '../src/start/prerender.tsx';
import { scriptsOf, sheetOf, vendors } from './chunks.ts';
import { hintCompilation } from './compileHint.ts';
import { criticalCss } from './criticalCss.ts';
import { firstViewScript } from './firstViewScript.ts';
import {
  findMessageParts,
  missingMessages,
  namedBy,
  readRefusals,
  writeMessageParts,
} from './messageParts.ts';
import { fileAt, nameByContent } from './names.ts';
import { pageHtml, policyHash } from './page.ts';
import {
  allPages,
  isWhole,
  locales,
  pages,
  pagesByAddress,
  shownSettings,
  variantNames,
} from './pages.ts';
import { placesOf, screenSources } from './places.ts';
import { fileOf, findParts, findSides } from './sides.ts';
import { joinRuntime } from './runtime.ts';
import { surveyBuild, surveyFolder } from './survey.ts';

const root = join(import.meta.dirname, '..');
/** Built in another folder and then moved, so that no request gets half a build. */
const dist = join(root, 'node_modules', '.corro-build');

const entry = 'src/start/main.tsx';
const renderer = 'src/start/prerender.tsx';
const signedIn = 'src/start/signedIn.ts';
const signedOut = 'src/start/signedOut.ts';
const session = 'src/app/session/sessionActor.ts';
const transport = 'src/app/transport.ts';
const homeSource = 'src/features/home/HomeScreen.tsx';
const survey = await surveyBuild([entry, renderer]);
const sides = findSides(survey, {
  'signed-out': [entry, signedOut, pages.login.screen],
  screens: [session, transport],
  'signed-in': [entry, signedIn, transport, homeSource],
});
/** They lead to one side and to nothing else, so they are in its chunk. */
const doors: Readonly<Record<string, string>> = {
  [transport]: 'calls',
  [signedIn]: 'signed-in',
  [signedOut]: 'signed-out',
  [session]: 'screens',
};
const isDoor = (id: string, side: string) => doors[id.slice(root.length + 1)] === side;
/** Where most of a customer's time goes, and what comes to every screen once it is there. */
const parts = findParts(
  survey,
  sides,
  {
    home: ['src/features/home/BelowTheFold.tsx', 'src/features/welcome/StartCard.tsx'],
    markets: ['src/features/markets/MarketsScreen.tsx'],
    share: ['src/features/markets/instrument/StockDetailScreen.tsx'],
    ticket: ['src/features/trading/ticket/StockTradingScreen.tsx'],
    line: ['src/common/instruments/InstrumentLine.tsx'],
    background: ['src/start/background.ts', 'src/shell/bell/Bell.tsx'],
  },
  ['home', 'background'],
);
const requests =
  /packages[\\/]client[\\/]src[\\/](?:codecs|resources)[\\/](?:cancelling|ipos|loans|money|orderCall|recharges|withdrawals)\.ts$/;
const screens = screenSources(routes);
const messageParts = await divideMessages();
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
joinRuntime(join(dist, 'assets'), 'libraries.js');
hintCompilation(join(dist, 'assets'));
// Sentences have no functions.
await writeMessageParts(join(dist, 'assets'), messageParts);
const importMap = nameByContent(dist);
const prerender: typeof Prerender = await import(join(surveyFolder, fileOf(survey, renderer)));
const loadSignedIn: Prerender.LoadSignedIn = () =>
  import(join(surveyFolder, fileOf(survey, signedIn)));
const script = await firstViewScript();
const sheet = readFileSync(join(dist, sheetOf(manifest)), 'utf8');
const inline: Record<string, { script: string[]; style: string[] }> = {};

const starts = await findRouteStarts();
mkdirSync(join(dist, 'prerendered'), { recursive: true });
for (const locale of locales) {
  const importMapText = importMapOf(locale);
  for (const [name, shown] of Object.entries(allPages(starts))) {
    const { address, screen } = shown;
    const isWarning = name === pagesByAddress.warning;
    for (const variant of variantNames) {
      const settings = shownSettings(shown, variant, locale);
      const page = await prerender.renderPage(address, locale, settings, loadSignedIn);
      const scripts =
        screen === null
          ? filesOf([transport, signedIn, entry])
          : [messagesOf(locale, name), ...filesOf([signedOut, screen, entry])];
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
            },
        isWhole: isWhole(shown),
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

const common = new Set(filesOf([transport, signedIn, entry]));
const places = placesOf(starts, (name) => {
  const source = screens.get(name);
  if (source === undefined) throw new Error(`There is no screen for ${name}.`);
  return {
    scripts: filesOf([source]).filter((one) => !common.has(one)),
    messages: Object.fromEntries(locales.map((locale) => [locale, messagesOf(locale, name)])),
  };
});
writeJson('pages.json', { ...pagesByAddress, places, inline });
const weighed = {
  login: [messagesOf('es', 'login'), ...filesOf([signedOut, pages.login.screen, entry])],
  home: [messagesOf('es', 'home'), ...filesOf([transport, signedIn, homeSource, entry])],
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

/** The address of a part of a catalogue. */
function messagesOf(locale: string, part: string): string {
  return fileAt(importMap, `/assets/${locale}-${part}.js`);
}

/** A page has one language: it need not know where the sentences of the others are. */
function importMapOf(locale: (typeof locales)[number]): string {
  const others = locales.filter((one) => one !== locale);
  const isOfOthers = (address: string) =>
    others.some((other) =>
      Object.keys(messageParts).some((part) => address === `/assets/${other}-${part}.js`),
    );
  const imports = Object.entries(importMap.imports).filter(([address]) => !isOfOthers(address));
  return JSON.stringify({ imports: Object.fromEntries(imports) });
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

/** The ids of each part of the catalogue. Throws where a sentence would be in none. */
async function divideMessages(): Promise<Readonly<Record<string, readonly string[]>>> {
  const [whole, frame] = await Promise.all([loadMessages('es'), loadFrameMessages('es')]);
  const ids = Object.keys(whole);
  const visitors = Object.entries(pages).flatMap(([name, { screen }]) =>
    screen === null ? [] : [[name, screen] as const],
  );
  const found = findMessageParts(survey, {
    ids,
    refusals: readRefusals(),
    signedIn: {
      start: [entry, signedIn],
      screens: { ...Object.fromEntries(screens), notFound: 'src/shell/NotFoundScreen.tsx' },
    },
    signedOut: { start: [entry, signedOut], screens: Object.fromEntries(visitors) },
  });
  const shownElsewhere = [Object.keys(frame), namedBy(survey, renderer, ids)];
  const missing = missingMessages(ids, [...Object.values(found), ...shownElsewhere]);
  if (missing.length > 0) throw new Error(`No part has the sentences ${missing.join(', ')}.`);
  return found;
}
