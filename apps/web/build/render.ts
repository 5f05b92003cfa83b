/** Renders the app's pages from its sources: for a build, and at each request of `npm run dev`. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ViteDevServer } from 'vite';
import type * as FirstCalls from '../src/start/firstCalls.ts';
import type * as Prerender from '../src/start/prerender.tsx';
import { criticalCss } from './criticalCss.ts';
import {
  allPages,
  isWholePage,
  type Locale,
  pageHtml,
  pages,
  pagesByAddress,
  placesOf,
  policyHash,
  shownSettings,
  type Variant,
} from './pages.ts';

/** Files of a page, and the style sheet that its critical style is taken from. */
export interface PageFiles {
  /** The inline script of the first view. */
  readonly script: string;
  /** Addresses of the chunks that the page fetches after its first paint, in order. */
  readonly scripts: readonly string[];
  /** Address of the style sheet. */
  readonly sheet: string;
  readonly css: string;
}

/** A page, and the hashes of what it has inline, as its policy names them. */
export interface RenderedPage {
  readonly html: string;
  readonly inline: { readonly script: readonly string[]; readonly style: readonly string[] };
}

/** Renders pages by the modules that a server of Vite loads. */
export async function openRenderer(vite: ViteDevServer) {
  // oxlint-disable typescript/no-unsafe-type-assertion -- Vite does not know what a module exports
  const { renderPage } = (await vite.ssrLoadModule('/src/start/prerender.tsx')) as typeof Prerender;
  const { findRouteStarts } = (await vite.ssrLoadModule(
    '/src/start/firstCalls.ts',
  )) as typeof FirstCalls;
  // oxlint-enable typescript/no-unsafe-type-assertion
  const starts = await findRouteStarts();
  const shownPages = allPages(starts);
  return {
    starts,
    pages: shownPages,
    async render(
      name: string,
      locale: Locale,
      variant: Variant,
      filesOf: () => PageFiles | Promise<PageFiles>,
    ): Promise<RenderedPage> {
      const isWarning = name === pagesByAddress.warning;
      const shown = shownPages[name] ?? pages.app;
      const settings = shownSettings(shown, variant, locale);
      const page = await renderPage(shown.address, locale, settings);
      const { css, ...start } = await filesOf();
      const style = criticalCss(css, page.html + (isWarning ? '' : page.startFailed));
      const html = pageHtml({
        page,
        locale,
        style,
        start: isWarning ? null : start,
        isWhole: isWholePage(shown),
      });
      return {
        html,
        inline: {
          script: isWarning ? [] : [policyHash(start.script)],
          style: [policyHash(style)],
        },
      };
    },
  };
}

/** The script of the first view, small enough to be inlined in the page. */
export async function firstViewScript(): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    // It warns of directives in libraries that nothing is taken from.
    logLevel: 'error',
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

/** Replaces the chunks of a build. The script in the page fetches it after the first paint. */
const entry = '/@corro/start.js';
/** Vite gives each style to the page as its module is loaded, so the whole sheet has nothing in it. */
const sheet = '/@corro/style.css';

/**
 * The pages of `npm run dev`: rendered from the sources at each request, and started in the browser by the same inline
 * script as those of a build. The server finds them as this plugin's `api`.
 */
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
    const isWarning = name === pagesByAddress.warning;
    return {
      html: html.replace('<style>', `<meta property="csp-nonce" nonce="${nonce}">\n<style>`),
      // Styles that Vite adds have a nonce; all else is as in a build.
      inline: { ...inline, style: isWarning ? inline.style : [...inline.style, `nonce-${nonce}`] },
    };
  };
  const places = async () => {
    const { starts } = await openRenderer(vite);
    return placesOf(starts, () => ({ scripts: [], messages: {} }));
  };
  return {
    name: 'corro:dev-pages',
    apply: 'serve',
    api: { ...pagesByAddress, places, render },
    configureServer(server) {
      vite = server;
      server.middlewares.use(sheet, (_, response) => {
        response.setHeader('Content-Type', 'text/css').end();
      });
    },
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? startModule : undefined),
  };
}

/** Sets hot reload up before the first component is loaded, and takes away the style of the first view after it. */
const startModule = `import '/@vite/client';
${react.preambleCode.replace('__BASE__', '/')}
// The policy refuses the worker in which Vite waits for a server that restarts; without one it waits in the page.
delete globalThis.SharedWorker;
export async function start() {
  const app = await import('/src/start/main.tsx');
  await app.start();
  document.querySelector('head > style:not([data-vite-dev-id])')?.remove();
}
`;

/** The style of all modules that the rendering has loaded. */
async function loadedCss(vite: ViteDevServer): Promise<string> {
  const modules = [...vite.environments.ssr.moduleGraph.idToModuleMap.values()];
  const sheets = modules.filter(({ id }) => id?.endsWith('.css') === true);
  const texts = await Promise.all(
    sheets.map(async ({ url }) => {
      const { default: text }: Record<string, unknown> = await vite.ssrLoadModule(`${url}?inline`);
      return typeof text === 'string' ? text : '';
    }),
  );
  return texts.join('\n');
}
