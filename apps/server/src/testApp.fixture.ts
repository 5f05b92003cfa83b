import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type CorroServer } from './createServer.ts';
import type { Environment } from './environment.ts';
import { readSettings } from './settings.ts';

export const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/126.0.0.0 Mobile Safari/537.36';
export const desktop = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** Opens a server with the built app and without a desktop page. */
export function openTestServer(env: Environment, webFolder = builtApp()): Promise<CorroServer> {
  return createServer(readSettings(env), {
    clock: { now: () => 0 },
    webFolder,
    frameFolder: '/none',
  });
}

const inline = { script: ['sha256-S'], style: ['sha256-T'] };

/** Writes a fake build of the app in Spanish and German. Each of its pages contains the name of the page. */
export function builtApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'corro-web-'));
  for (const name of ['assets', 'prerendered', '.vite']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export const one = 1;'.repeat(20));
  const names = ['login', 'app', 'stock', 'warning'].flatMap((page) =>
    ['es', 'de'].flatMap((locale) =>
      ['demo', 'simulated', 'operated'].map((variant) => `${page}.${locale}.${variant}`),
    ),
  );
  for (const name of names) {
    const place = /^(app|stock)/.test(name)
      ? '<meta content="/a.js {{screen}} /b.js"> [{{place}}] {{messages}}'
      : '';
    const page = `${name} <meta content="{{settings}}"> {{operator.name}}${place}`;
    writeFileSync(join(folder, 'prerendered', `${name}.html`), page);
  }
  const manifest = {
    routes: { '/login': 'login' },
    places: [
      {
        path: '/news',
        route: '/news',
        scripts: ['/assets/news.js'],
        messages: ['news.title'],
        calls: ['/news'],
        page: null,
        search: '',
      },
      {
        path: '/stock/v2/:symbol/:name',
        route: '/stock/v2/:symbol/:name',
        scripts: ['/assets/stock.js'],
        messages: [],
        calls: ['/quote?a=~symbol~&b=1'],
        page: 'stock',
        search: '?type=buy',
      },
      {
        path: '/stock/:code/:market/:name',
        route: '/stock/:code/:market/:name',
        scripts: [],
        messages: null,
        calls: [],
        page: null,
        search: '',
      },
    ],
    catalogues: {
      es: { 'news.title': 'Noticias </script>', 'home.title': 'Inicio' },
      de: { 'news.title': 'Nachrichten', 'home.title': 'Start' },
    },
    fallback: 'app',
    warning: 'warning',
    inline: Object.fromEntries(names.map((name) => [name, inline])),
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(manifest));
  return folder;
}
