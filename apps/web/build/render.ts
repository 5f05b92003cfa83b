/** Renders the app's pages from source, for the build and `npm run dev`. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '@corro/messages';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ViteDevServer } from 'vite';
import { buildTargets } from '../../../.config/browsers.ts';
import type * as Prerender from '../src/start/prerender.tsx';
import {
  allPages,
  criticalCss,
  pageHtml,
  pages,
  pagesByAddress,
  type PageFiles,
  placesOf,
  policyHash,
} from './pages.ts';
import { oldBrowserScript } from '../src/start/oldBrowserScript.ts';
import { type Variant, variants } from '../src/start/pageVariants.ts';

export async function openRenderer(vite: ViteDevServer) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite does not know what a module exports
  const prerender = (await vite.ssrLoadModule('/src/start/prerender.tsx')) as typeof Prerender;
  const starts = await prerender.findRouteStarts();
  const shownPages = allPages(starts);

  /**
   * Returns a page, and the hashes of its inline script and style for the Content-Security-Policy.
   */
  async function render(
    name: string,
    locale: Locale,
    variant: Variant,
    filesOf: () => PageFiles | Promise<PageFiles>,
  ) {
    const isWarning = name === pagesByAddress.warning;
    const { address, screen } = shownPages[name] ?? pages.app;
    const isWhole = screen !== null || isWarning;
    const page = await prerender.renderPage(address, locale, {
      ...variants[variant],
      // A static page names only its own language, because the server may not offer the others.
      locales: isWhole ? [locale] : locales,
    });
    // Called after the rendering, because the rendering loads the styles.
    const files = await filesOf();
    const start = isWarning ? null : files;
    const others = page.startFailed.offline + page.oldBrowser + (page.unknownAddress ?? '');
    const style = criticalCss(files.css, page.html + (start === null ? '' : others));
    return {
      html: pageHtml({ page, locale, style, start, isWhole }),
      inline: {
        script: start ? [oldBrowserScript, start.script].map(policyHash) : [],
        style: [policyHash(style)],
      },
    };
  }
  return { starts, pages: shownPages, render };
}

/** Builds the inline script of the pages. */
export function firstViewScript(): Promise<string> {
  return buildScript('src/start/firstView.ts');
}

/**
 * Builds the service worker. `builtFiles` is keyed by language, and by `all` for files that every
 * language needs.
 */
export function workerScript(builtFiles: Readonly<Record<string, readonly string[]>>) {
  return buildScript('src/worker/serviceWorker.ts', {
    builtFiles: JSON.stringify(builtFiles),
    'process.env.NODE_ENV': '"production"',
  });
}

/** Builds a script without imports. */
async function buildScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    define,
    // Hides warnings about directives of unused libraries.
    logLevel: 'error',
    build: {
      write: false,
      target: buildTargets,
      lib: { entry, formats: ['iife'], name: 'corro' },
    },
  });
  const chunk = Array.isArray(built) ? built[0]?.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry} was not built.`);
  return chunk.code.trim();
}

/** Address of the module that, in `npm run dev`, replaces the chunks of a build. */
const entry = '/@corro/start.js';
/** Address of an empty style sheet: in `npm run dev`, Vite adds each style with its module. */
const sheet = '/@corro/style.css';
/** Address of the window that steps through the running app. */
const stepper = '/@corro/stepper';
/** The cookie of a browser whose app the window follows: `?stepper` sets it, `?stepper=off` removes it. */
const stepperCookie = 'corro-stepper=on';
/** Folder with the page of this window, and with what the app that it follows loads. */
const recordFolder = join(import.meta.dirname, '../../../stories/record');
/** Messages between the app and the window, by Vite's websocket: it also reaches other devices. */
const stepperMessages = ['corro:stepper:app', 'corro:stepper:window'];

/** Pages of `npm run dev`, rendered at each request; the server uses this plugin's `api`. */
export function devPages(): Plugin {
  let vite: ViteDevServer;
  const render = async (name: string, locale: Locale, variant: Variant) => {
    const renderer = await openRenderer(vite);
    const { html, inline } = await renderer.render(name, locale, variant, async () => ({
      script: await firstViewScript(),
      scripts: [entry],
      sheet,
      css: await loadedCss(vite),
    }));
    const nonce = randomUUID();
    return {
      html: html.replace('<style>', `<meta property="csp-nonce" nonce="${nonce}">\n<style>`),
      // Vite gives this nonce to the styles that it adds.
      inline: { ...inline, style: [...inline.style, `nonce-${nonce}`] },
    };
  };
  const places = async () =>
    placesOf((await openRenderer(vite)).starts, () => ({ scripts: [], messages: null }));
  return {
    name: 'corro:dev-pages',
    apply: 'serve',
    api: { ...pagesByAddress, places, render },
    configureServer(server) {
      vite = server;
      server.middlewares.use(sheet, (_, response) => {
        response.setHeader('Content-Type', 'text/css').end();
      });
      server.middlewares.use(stepper, (_, response, next) => {
        // The headers of a document forbid the styles that Vite adds.
        response.removeHeader('Content-Security-Policy');
        stepperPage(server).then(
          (page) => response.setHeader('Content-Type', 'text/html').end(page),
          next,
        );
      });
      server.middlewares.use((request, response, next) => {
        const address = new URL(request.url ?? '/', 'http://localhost');
        const wanted = address.searchParams.get('stepper');
        if (wanted === null) return next();
        address.searchParams.delete('stepper');
        const age = wanted === 'off' ? '; Max-Age=0' : '';
        return response
          .writeHead(302, {
            // A cookie, because a signed-out customer is sent on to the login.
            'Set-Cookie': `${stepperCookie}; Path=/; SameSite=Lax${age}`,
            Location: address.pathname + address.search,
          })
          .end();
      });
      for (const name of stepperMessages) {
        server.ws.on(name, (message) => server.ws.send(name, message));
      }
    },
    resolveId: (id) => (id in virtualModules ? id : undefined),
    load: (id) => virtualModules[id],
  };
}

/**
 * Sets up hot reload before the first component, and removes the critical style after the start.
 */
const startModule = `import '/@vite/client';
${react.preambleCode.replace('__BASE__', '/')}
// The Content-Security-Policy forbids the worker in which Vite waits for a restart; without workers
// Vite waits in the page.
delete globalThis.SharedWorker;
export async function start() {
  const app = await import('/src/start/main.tsx');
  await app.start({ inspect: await inspectForStepper() });
  document.querySelector('head > style:not([data-vite-dev-id])')?.remove();
}

async function inspectForStepper() {
  if (!document.cookie.includes('${stepperCookie}')) return undefined;
  const { record } = await import('/@fs${recordFolder}/recorder.ts');
  return record(import.meta.hot);
}
`;

async function stepperPage(server: ViteDevServer): Promise<string> {
  const page = await readFile(join(recordFolder, 'index.html'), 'utf8');
  return server.transformIndexHtml(stepper, page.replace('./', `/@fs${recordFolder}/`));
}

const virtualModules: Readonly<Record<string, string>> = { [entry]: startModule };

/** Styles of all modules that rendering has loaded. */
async function loadedCss(vite: ViteDevServer): Promise<string> {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()];
  const sheets = modules.filter(({ id }) => id?.endsWith('.css') === true);
  const loaded = sheets.map(({ url }) => vite.ssrLoadModule(`${url}?inline`));
  return (await Promise.all(loaded)).map((module) => String(module['default'])).join('\n');
}
