import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { apiHeaders, everywhere } from './headers.ts';
import { framePage } from './framePage.ts';
import { Pages } from './pages.ts';
import { createProxy } from './proxy.ts';
import type { Settings } from './settings.ts';
import { StaticFiles } from './staticFiles.ts';

/** Whatever answers `/api/*`: the sandbox in this process, or the way to the operator's upstream. */
export interface Upstream {
  fetch(request: Request): Response | Promise<Response>;
  close(): Promise<void>;
  /** Lines to print at the start. */
  readonly report: readonly string[];
}

export interface CorroServer extends Upstream {
  readonly simulated: boolean;
}

/** What the server reads the time from, in epoch milliseconds; the sandbox's prices follow it. */
export interface Clock {
  now(): number;
}

export interface ServerParts {
  readonly clock: Clock;
  /** Hears of failures of the sandbox that no customer caused. */
  readonly onFault?: (error: unknown) => void;
  /** The built app and the built desktop page; the ones of this repository unless given. */
  readonly webFolder?: string;
  readonly frameFolder?: string;
}

const apps = join(import.meta.dirname, '..', '..');

/**
 * Puts the whole of Corro together: the API, the app, and the desktop page. Rejects with a
 * sentence when the sandbox cannot open its data, or when the app has not been built.
 */
export async function createServer(settings: Settings, parts: ServerParts): Promise<CorroServer> {
  const webFolder = parts.webFolder ?? join(apps, 'web', 'dist');
  const frameFolder = parts.frameFolder ?? join(apps, 'frame', 'dist');
  if (!existsSync(join(webFolder, 'pages.json'))) {
    throw new Error(`The app is not built: ${webFolder} has no pages.json. Run npm run build.`);
  }
  const pages = new Pages(webFolder, settings);
  const webFiles = new StaticFiles(webFolder, '/');
  const frameFiles = new StaticFiles(frameFolder, '/frame/');
  const upstream = await openUpstream(settings, parts);
  const app = new Hono();

  app.get('/healthz', () => new Response('ok', { headers: { ...everywhere } }));
  app.all('/api/*', async (context) => withApiHeaders(await upstream.fetch(context.req.raw)));
  app.get('/frame', (context) => context.redirect('/frame/', 308));
  app.get('*', (context) => {
    const { path } = context.req;
    const file =
      frameFiles.answer(path, context.req.header('accept-encoding')) ??
      webFiles.answer(path, context.req.header('accept-encoding'));
    if (file !== null) return file;
    if (path === '/frame/') return framePage(frameFolder, context.req.header('cookie'), settings);
    if (isFilePath(path)) return notFound();
    return pages.answer(path, context.req.raw.headers);
  });
  app.all('*', () => new Response('Method not allowed', { status: 405, headers: everywhere }));

  return {
    fetch: (request) => app.fetch(request),
    close: () => upstream.close(),
    report: upstream.report,
    simulated: settings.upstreamUrl === null,
  };
}

async function openUpstream(settings: Settings, parts: ServerParts): Promise<Upstream> {
  if (settings.upstreamUrl !== null) {
    const fetchUpstream = createProxy(settings.upstreamUrl);
    return { fetch: fetchUpstream, close: () => Promise.resolve(), report: [] };
  }
  const { createSandbox } = await import('@corro/sandbox');
  const { clock, onFault } = parts;
  return createSandbox({ settings, clock, ...(onFault === undefined ? {} : { onFault }) });
}

function withApiHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(apiHeaders)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Built files and well-known names: where one is missing, the app's page is no answer. */
function isFilePath(path: string): boolean {
  return /^\/(assets|frame)\/|^\/\.|^\/[^/]+\.(ico|txt|xml|json|js|map|png)$/.test(path);
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { ...everywhere, 'Cache-Control': 'no-store' },
  });
}
