/**
 * The process of `npm run dev`: API and app at one address, the app from its sources. An edit
 * shows at once. The headers of `npm start` are not sent: hot reload needs inline scripts.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { announce } from './announce.ts';
import { openPort } from './listen.ts';
import { chosenLocale } from './locale.ts';
import { fillPage } from './pages.ts';
import { runUntilStopped } from './runUntilStopped.ts';
import { readSettings, type Settings } from './settings.ts';
import { openUpstream, withApiHeaders, type Upstream } from './upstream.ts';

const web = join(import.meta.dirname, '..', '..', 'web');

await runUntilStopped(async () => {
  const settings = readSettings(process.env);
  const upstream = await openUpstream(settings, {
    clock: { now: () => Date.now() },
    onFault: (error) => process.stderr.write(`${inspect(error)}\n`),
  });
  const http = createHttpServer();
  const vite = await openVite(http);
  const close = async () => {
    await vite.close();
    await upstream.close();
  };
  const answer = getRequestListener(answerWith(settings, upstream, vite));
  http.on('request', (request, response) => {
    const isOurs = /^\/(api\/|healthz$)/.test(request.url ?? '');
    if (isOurs) void answer(request, response);
    else vite.middlewares(request, response, () => void answer(request, response));
  });
  try {
    const listening = await openPort(http, settings.port, upstream);
    process.stdout.write(announce(settings, listening.port, upstream.report));
    return {
      port: listening.port,
      // The sockets of hot reload would hold the port open.
      close: () => vite.close().then(() => listening.close()),
    };
  } catch (error) {
    await close();
    throw error;
  }
});

function openVite(http: Server): Promise<ViteDevServer> {
  return createVite({
    root: web,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: http } },
  });
}

function answerWith(settings: Settings, upstream: Upstream, vite: ViteDevServer) {
  return async (
    request: Request,
    { incoming }: HttpBindings | Http2Bindings,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return new Response('ok');
    if (pathname.startsWith('/api/')) {
      return withApiHeaders(await upstream.fetch(request, incoming.socket.remoteAddress));
    }
    const locale = chosenLocale(request.headers.get('cookie') ?? undefined, settings.locales);
    const page = readFileSync(join(web, 'index.html'), 'utf8').replace(
      'lang="es"',
      `lang="${locale}"`,
    );
    const html = await vite.transformIndexHtml(pathname, fillPage(page, settings));
    return new Response(html, {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  };
}
