import { randomUUID } from 'node:crypto';
import react from '@vitejs/plugin-react';
import type { Locale } from '@corro/messages';
import { type Plugin, type ViteDevServer } from 'vite';
import type * as FirstCalls from '../src/start/firstCalls.ts';
import type * as Prerender from '../src/start/prerender.tsx';
import { criticalCss } from './criticalCss.ts';
import { firstViewScript } from './firstViewScript.ts';
import { pageHtml, policyHash } from './page.ts';
import { allPages, isWhole, pages, pagesByAddress, shownSettings, type Variant } from './pages.ts';
import { placesOf } from './places.ts';

/** In the place of the chunks of a build: fetched by the script in the page, after its first paint. */
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
    const isWarning = name === pagesByAddress.warning;
    const { findRouteStarts } = await loadFirstCalls(vite);
    const shown = allPages(await findRouteStarts())[name] ?? pages.app;
    const { renderPage } = await loadPrerender(vite);
    const settings = shownSettings(shown, variant, locale);
    const page = await renderPage(shown.address, locale, settings, () => loadSignedIn(vite));
    const style = criticalCss(
      await loadedCss(vite),
      page.html + (isWarning ? '' : page.startFailed),
    );
    const script = await firstViewScript();
    const nonce = randomUUID();
    const html = pageHtml({
      page,
      locale,
      style,
      start: isWarning ? null : { script, importMap: null, scripts: [entry], sheet },
      isWhole: isWhole(shown),
    });
    return {
      html: html.replace('<style>', `<meta property="csp-nonce" nonce="${nonce}">\n<style>`),
      inline: {
        script: isWarning ? [] : [policyHash(script)],
        // What Vite gives the page has a nonce; all else is as in a build.
        style: isWarning ? [policyHash(style)] : [policyHash(style), `nonce-${nonce}`],
      },
    };
  };
  const places = async () => {
    const { findRouteStarts } = await loadFirstCalls(vite);
    return placesOf(await findRouteStarts(), () => ({ scripts: [], messages: {} }));
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

async function loadPrerender(vite: ViteDevServer): Promise<typeof Prerender> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite does not know what a module exports
  return (await vite.ssrLoadModule('/src/start/prerender.tsx')) as typeof Prerender;
}

async function loadSignedIn(vite: ViteDevServer): ReturnType<Prerender.LoadSignedIn> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return (await vite.ssrLoadModule('/src/start/signedIn.ts')) as Awaited<
    ReturnType<Prerender.LoadSignedIn>
  >;
}

async function loadFirstCalls(vite: ViteDevServer): Promise<typeof FirstCalls> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite does not know what a module exports
  return (await vite.ssrLoadModule('/src/start/firstCalls.ts')) as typeof FirstCalls;
}

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
