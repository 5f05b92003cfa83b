/**
 * Process of `npm run dev`: the same server as `npm start`, but it serves the app from its sources.
 * Each request renders its page, and an edit shows at once. Unlike a build, it has no service
 * worker, and the Content-Security-Policy of a page has a nonce for the styles of hot reload.
 */
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { announce, startReport } from './announce.ts';
import { buildStale } from './build.ts';
import { createServer } from './createServer.ts';
import { headersFor } from './everyAnswer.ts';
import { openPort } from './listen.ts';
import type { PageSource } from './pages.ts';
import { runServer } from './runServer.ts';
import { readSettings, type Settings } from './settings.ts';

await runServer(async () => {
  const settings = readSettings(process.env);
  await buildStale(['@corro/frame']);
  const http = createHttpServer();
  const vite = await openVite(http, settings);
  const server = await createServer(settings, {
    pages: pagesOf(vite),
    clock: { now: () => Date.now() },
    onFault: (error) => process.stderr.write(`${inspect(error)}\n`),
  });
  const answer = getRequestListener((request, { incoming }) =>
    server.fetch(request, incoming.socket.remoteAddress),
  );
  http.on('request', (request, response) => {
    const isApiCall = request.url?.startsWith('/api/') === true;
    const pass = () => {
      // Removes `Vary`, because Vite sets it before it knows whether it answers the request.
      response.removeHeader('Vary');
      void answer(request, response);
    };
    if (isApiCall) pass();
    else vite.middlewares(request, response, pass);
  });
  try {
    const listening = await openPort(http, settings.port, server);
    const report = [...(await startReport(server)), '', ...stepperLines(listening.port)];
    process.stdout.write(announce(settings, listening.port, report));
    return {
      port: listening.port,
      // Closes Vite first, because open hot-reload sockets would keep the port open.
      close: () => vite.close().then(() => listening.close()),
    };
  } catch (error) {
    await vite.close();
    await server.close();
    throw error;
  }
});

/** Lines about the stepper, which follows the app that a plugin of its Vite configuration records. */
function stepperLines(port: number): string[] {
  return [
    `Stepper: http://localhost:${port}/@corro/stepper`,
    'It follows the app on every device that has opened it with ?stepper.',
  ];
}

/** Opens Vite, which serves the modules of the app with the headers of every answer. */
function openVite(http: Server, settings: Settings): Promise<ViteDevServer> {
  return createVite({
    root: join(import.meta.dirname, '..', '..', 'web'),
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    server: {
      middlewareMode: true,
      cors: false,
      ws: { server: http },
      headers: headersFor(settings, 'document'),
    },
  });
}

/** The page renderer, provided by a plugin in the app's Vite configuration. */
function pagesOf({ config }: ViteDevServer): PageSource {
  const source: PageSource | undefined = config.plugins.find(
    ({ name }) => name === 'corro:dev-pages',
  )?.api;
  if (source === undefined) throw new Error('The app has no plugin corro:dev-pages.');
  return source;
}
